import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StudentRecord } from '#contract/students/records.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { EditStudentPage } from './EditStudentPage.tsx';
import { StudentPage } from './StudentPage.tsx';

const ADMISSION = '0190f5c2-0000-7000-8000-000000000001';

const RECORD: StudentRecord = {
  student: {
    studentId: '0190f5c2-0000-7000-8000-000000000002',
    admissionId: ADMISSION,
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
    level: '100 Level',
    studentType: 'Undergraduate',
    modeOfStudy: 'Full time',
    matricNumber: 'CSC/2026/0039',
    regNumber: '202630639047FF',
    entrySession: '2026/2027',
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
      levelId: 100,
    },
  },
  may: [],
  places: [
    {
      session: '2026/2027',
      programme: 'B.Sc. Computer Science',
      department: 'Computer Science',
      option: null,
      level: '100 Level',
    },
  ],
  account: null,
};

const meta = {
  component: StudentPage,
  parameters: { isPage: true, address: `/student_management/view?admission=${ADMISSION}` },
  decorators: [inTheHouse],
  beforeEach: collegeSays({
    'GET /Student/student-records': RECORD,
    'GET /Student/profile-sections': { sections: [], passport: null },
    [`GET /AdmissionList/admission/${ADMISSION}/history`]: [],
    'GET /CountryStatesLGA/states-of-residence': [
      { id: 4, name: 'Anambra' },
      { id: 25, name: 'Lagos' },
    ],
  }),
} satisfies Meta<typeof StudentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('gst, laboratory')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set groups that count for fees' }));
    await expect(await screen.findByRole('textbox', { name: /Groups/ })).toHaveValue('gst, laboratory');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect((await screen.findAllByText('please enter your reason')).length).toBeGreaterThan(0);
  },
};

export const GroupsOnAPhone: Story = { ...Groups, globals: { viewport: { value: 'phone' } } };

/** What the state of origin changes of the fees is said before it is corrected. */
export const StateOfOrigin: Story = {
  render: () => <EditStudentPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'State of origin' }));
    await expect(await canvas.findByRole('combobox', { name: /State of origin/ })).toBeVisible();
  },
};

export const StateOfOriginOnAPhone: Story = { ...StateOfOrigin, globals: { viewport: { value: 'phone' } } };
