import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { RegistrationCase } from '#contract/academics/registration-approval.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { Case } from './Case.tsx';

const line = (code: string, reason: string | null = null): RegistrationCase['standing']['lines'][number] => ({
  id: code,
  departmentCourseId: 1,
  code,
  title: 'A course of the department',
  unit: 3,
  kind: 'core',
  state: 'registered',
  reason,
  isScored: false,
});

const CLEAN: RegistrationCase = {
  id: 'one',
  student: {
    studentId: 'student',
    fullName: 'Okonkwo Adaeze Grace',
    number: 'UG/25/22/0007',
    department: 'Computer Science',
    levelId: 200,
  },
  standing: {
    id: 'one',
    sessionId: 1,
    session: '2026/2027',
    semesterId: 1,
    semester: 'First Semester',
    department: 'Computer Science',
    levelId: 200,
    state: 'submitted',
    submittedAt: '2026-11-19T09:20:00.000Z',
    decidedAt: null,
    decidedBy: null,
    revision: 1,
    units: 6,
    lines: [line('CSC 201'), line('MTH 201')],
  },
  verdict: { accepted: true, units: 6, reasons: [], conditions: [], notes: [] },
  mayDecide: true,
  adviser: 'Yusuf Hauwa',
};

const MESSAGE = 'MTH 201 needs E in MTH 101; you have 35, F (2025/2026).';

const says = (registration: RegistrationCase) =>
  collegeSays({ 'GET /CourseRegistration/course-approval/registered-courses': registration }, ['approve-registration']);

const meta = {
  component: Case,
  args: { id: 'one', onTaken: fn() },
  beforeEach: says(CLEAN),
  decorators: [inTheHouse],
} satisfies Meta<typeof Case>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A course that is returned needs a reason before anything is sent. */
export const NothingIsWrong: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is wrong with it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve all 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Return MTH 201' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 1, return 1' }));
    await expect(await canvas.findByText('please say why it is returned')).toBeVisible();
  },
};

/** Its result came out after it was approved: the rule speaks at the course, and the adviser decides. */
export const JudgedAgain: Story = {
  beforeEach: says({
    ...CLEAN,
    standing: {
      ...CLEAN.standing,
      lines: [{ ...line('CSC 201'), state: 'approved' }, line('MTH 201', MESSAGE)],
    },
    verdict: {
      ...CLEAN.verdict,
      accepted: false,
      reasons: [
        {
          code: 'prerequisite',
          course: 'MTH 201',
          message: MESSAGE,
          remedy: 'Take MTH 101 first, or ask your head of department.',
          liftedBy: 'Your head of department',
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(MESSAGE, { exact: false })).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Approve the course' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Return CSC 201' })).toBeNull();
  },
};

/** A head where the level has an adviser sees it, and decides nothing. */
export const OfAnotherAdviser: Story = {
  beforeEach: says({ ...CLEAN, mayDecide: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Yusuf Hauwa/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
  },
};
