import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { RegistrableCourses } from '#contract/academics/registration.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RegisterPage } from './RegisterPage.tsx';

type Line = RegistrableCourses['lines'][number];

const F = { total: 35, grade: 'F', session: '2025/2026' };

const line = (id: number, code: string, unit: number, of: Partial<Line> = {}): Line => ({
  departmentCourseId: id,
  courseId: id,
  code,
  title: 'A course of the department',
  unit,
  kind: 'core',
  levelId: 200,
  department: 'Computer Science',
  isRegistered: false,
  isScored: false,
  isOffered: true,
  seatsLeft: null,
  waitingSince: null,
  isExempt: false,
  passed: null,
  failed: null,
  prerequisites: [],
  preselected: true,
  locked: false,
  reasons: [],
  ...of,
});

const FORM: RegistrableCourses = {
  standing: {
    id: null,
    sessionId: 1,
    session: '2026/2027',
    semesterId: 1,
    semester: 'First Semester',
    department: 'Computer Science',
    levelId: 200,
    state: 'draft',
    submittedAt: null,
    decidedAt: null,
    decidedBy: null,
    revision: 0,
    units: 0,
    lines: [],
  },
  levelId: 200,
  gates: [
    {
      name: 'window',
      title: 'Registration is open',
      isOpen: true,
      message: 'Open until 05/12/2026, 14 days left.',
      remedy: 'Ask your head of department to open it for you.',
      liftedBy: 'Your head of department',
      page: null,
    },
  ],
  limits: { min: 16, max: 24, borrowed: null },
  lines: [
    line(1, 'MTH 101', 3, { kind: 'carry-over', levelId: 100, failed: F, locked: true }),
    line(2, 'CSC 201', 4),
    line(3, 'CSC 203', 4),
    line(4, 'CSC 205', 4),
    line(5, 'CSC 207', 4),
    line(6, 'STA 201', 3),
    line(7, 'CSC 208', 3, { kind: 'elective', preselected: false, seatsLeft: 4 }),
    line(8, 'MTH 201', 3, {
      kind: 'elective',
      preselected: false,
      prerequisites: [{ code: 'MTH 101', minGrade: 'E', state: 'failed', best: F }],
      reasons: [
        {
          code: 'prerequisite',
          course: 'MTH 201',
          message: 'MTH 201 needs E in MTH 101; you have 35, F (2025/2026).',
          remedy: 'Take MTH 101 first, or ask your head of department.',
          liftedBy: 'Your head of department',
        },
      ],
    }),
  ],
  draft: null,
};

const GET = 'GET /CourseRegistration/registrable-courses';

const meta = {
  component: RegisterPage,
  beforeEach: collegeSays({ [GET]: FORM, 'PUT /CourseRegistration/draft': null }, ['student']),
  parameters: { isPage: true, address: '/course_registration/register?session=1&semester=1' },
  decorators: [inTheHouse],
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Core and carry-over are ticked; one elective more is one unit too many, and says so at once. */
export const OneUnitTooMany: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22 of 24 units')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /MTH 101/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /MTH 201/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /CSC 208/ }));
    await expect(canvas.getByText('One unit over 24.')).toBeVisible();
    await expect(canvas.getByText(/Drop CSC 208 \(3\), or ask your adviser for 25\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'One thing in the way' })).toHaveAttribute('href', '#in-the-way');
  },
};

export const Closed: Story = {
  beforeEach: collegeSays(
    {
      [GET]: {
        ...FORM,
        gates: [
          {
            ...FORM.gates[0]!,
            title: 'Registration is not open',
            isOpen: false,
            message: 'Closed on 1 November 2026 at 11:59 pm, Nigeria time.',
          },
        ],
      },
    },
    ['student'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Registration is not open')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
