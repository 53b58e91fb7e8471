import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Profile } from '#contract/students/profiles.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { StudentRecord } from './StudentRecord.tsx';

const section = (name: Profile['sections'][number]['section'], title: string, lacks: string[] = []) => ({
  section: name,
  title,
  answers: {},
  lacks,
  revision: lacks.length > 0 ? 0 : 1,
  savedAt: lacks.length > 0 ? null : '2026-11-20T09:00:00.000Z',
});

const PROFILE: Profile = {
  student: {
    studentId: '1',
    admissionId: '2',
    fullName: 'Okonkwo Adaeze Grace',
    sex: 'Female',
    dateOfBirth: '2006-03-14',
    stateOfOrigin: 'Anambra',
    isIndigene: true,
    tags: ['gst', 'laboratory'],
    programme: 'B.Sc. Computer Science',
    department: 'Computer Science',
    faculty: 'Faculty of Sciences',
    option: null,
    level: '300 Level',
    studentType: 'Undergraduate',
    modeOfStudy: 'Full time',
    matricNumber: 'CSC/2024/0039',
    regNumber: '202430012345AG',
    entrySession: '2024/2025',
    state: 'matriculated',
    status: 'Student',
    locked: {
      surname: 'Okonkwo',
      firstname: 'Adaeze',
      middlename: 'Grace',
      genderId: 2,
      dateOfBirth: '2006-03-14',
      stateId: 4,
      studentTypeId: 1,
      programmeId: 1,
      departmentId: 22,
      optionId: null,
      levelId: 300,
    },
  },
  personalData: { passport: null, ninEnd: '8901' },
  programmeDetail: { level: '300' },
  files: [],
  sections: [
    section('next-of-kin', 'Next of kin'),
    section('medical-records', 'Medical records', ['Blood group', 'Genotype']),
    section('work-history', 'Work history'),
  ],
};

const CORRECTION = {
  id: '3',
  admissionId: '2',
  fullName: 'Okonkwo Adaeze Grace',
  number: 'CSC/2024/0039',
  fact: 'Name',
  changes: [['Surname', 'Okonkwo', 'Okonkwo-Eze']],
  reason: 'I have married',
  evidence: { id: '4', name: 'certificate.pdf' },
  requestedAt: '2026-11-20T09:00:00.000Z',
  requestedBy: 'Okonkwo Adaeze',
  status: 'Requested',
  state: 'requested',
  may: [],
  decision: null,
};

const meta = {
  component: StudentRecord,
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      'GET /Student/student-profile': PROFILE,
      'GET /Student/own-corrections': [CORRECTION],
      'GET /Student/medical-record-reads': [{ by: 'Akpan Mfon', at: '2026-11-20T09:00:00.000Z' }],
    },
    ['student'],
  ),
} satisfies Meta<typeof StudentRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 3 sections are complete. Please fill in the others.')).toBeVisible();
    await expect(canvas.getByText('Missing: Blood group, Genotype')).toBeVisible();
    await expect(await canvas.findByText('Surname: Okonkwo to Okonkwo-Eze')).toBeVisible();
  },
};

export const NoRecordYet: Story = {
  beforeEach: collegeSays({ 'GET /Student/student-profile': null }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no student record yet')).toBeVisible();
  },
};

export const ASection: Story = {
  parameters: { address: '/profile?section=medical-records#record' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Medical records' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
