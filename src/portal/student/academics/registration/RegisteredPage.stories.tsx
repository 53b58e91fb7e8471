import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { RegistrableCourses, Standing } from '#contract/academics/registration.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RegisteredPage } from './RegisteredPage.tsx';

type Line = Standing['lines'][number];

const line = (code: string, unit: number, state: Line['state'] = 'approved', reason: string | null = null): Line => ({
  id: code,
  departmentCourseId: unit,
  code,
  title: 'A course of the department',
  unit,
  kind: 'core',
  state,
  reason,
  isScored: false,
});

const standing = (state: Standing['state'], lines: readonly Line[]): Standing => ({
  id: 'one',
  sessionId: 1,
  session: '2026/2027',
  semesterId: 1,
  semester: 'First Semester',
  department: 'Computer Science',
  levelId: 200,
  state,
  submittedAt: '2026-11-19T09:20:00.000Z',
  decidedAt: state === 'submitted' ? null : '2026-11-20T14:05:00.000Z',
  decidedBy: state === 'submitted' ? null : 'Yusuf Hauwa',
  revision: 2,
  units: lines.reduce((sum, { unit }) => sum + unit, 0),
  lines: [...lines],
});

const CORE = [line('CSC 201', 4), line('CSC 203', 4), line('STA 201', 3)];

const WINDOW: RegistrableCourses['gates'][number] = {
  name: 'window',
  title: 'Registration is open',
  isOpen: true,
  message: 'Open until 05/12/2026, 14 days left.',
  remedy: '',
  liftedBy: 'Your head of department',
  page: null,
};

const says = (registration: Standing) =>
  collegeSays(
    {
      'GET /CourseRegistration/registered-courses': registration,
      'GET /CourseRegistration/registrable-courses': { gates: [WINDOW] },
    },
    ['student'],
  );

const meta = {
  component: RegisteredPage,
  beforeEach: says(standing('approved', CORE)),
  parameters: { isPage: true, wide: true, address: '/course_registration/view?session=1&semester=1' },
  decorators: [inTheHouse],
} satisfies Meta<typeof RegisteredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Examination card' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Course form' })).toBeVisible();
  },
};

/** One course is returned with its reason, and may be changed while the window is open. */
export const Returned: Story = {
  beforeEach: says(standing('returned', [...CORE, line('BIO 201', 3, 'returned', 'Take it next year')])),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /BIO 201/ });
    await expect(within(row).getByText('Take it next year')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add or drop courses' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Examination card' })).toBeNull();
  },
};

/** A result that came out later: the course waits again, and says why. */
export const JudgedAgain: Story = {
  beforeEach: says(
    standing('submitted', [
      ...CORE,
      line('MTH 201', 3, 'registered', 'MTH 201 needs E in MTH 101; you have 35, F (2025/2026).'),
    ]),
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /MTH 201/ });
    await expect(within(row).getByText('Waiting')).toBeVisible();
    await expect(within(row).getByText(/you have 35, F/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Returned,
  globals: { viewport: { value: 'phone' } },
};
