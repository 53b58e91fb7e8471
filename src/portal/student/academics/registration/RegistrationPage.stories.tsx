import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Semester } from '#contract/academics/registration.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

const semester = (
  sessionId: number,
  state: Semester['state'],
  window: Semester['window'],
  courses: number,
): Semester => ({
  sessionId,
  session: `20${26 - sessionId}/20${27 - sessionId}`,
  semesterId: 1,
  semester: 'First Semester',
  state,
  units: courses * 3,
  courses,
  window,
});

const OPEN = { state: 'open', words: 'Open until 05/12/2026, 14 days left', daysLeft: 14 } as const;
const CLOSED = { state: 'closed', words: 'Closed since 04/12/2025', daysLeft: null } as const;

const says = (semesters: readonly Semester[]) =>
  collegeSays({ 'GET /CourseRegistration/history': semesters }, ['student']);

const meta = {
  component: RegistrationPage,
  beforeEach: says([semester(0, null, OPEN, 0), semester(1, 'approved', CLOSED, 7), semester(2, null, CLOSED, 0)]),
  parameters: { isPage: true, address: '/course_registration' },
  decorators: [inTheHouse],
} satisfies Meta<typeof RegistrationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says its state and its window, and what can be done there. */
export const Semesters: Story = {
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: 'First Semester, 2026/2027' }));
    await expect(now.getByText('Not submitted')).toBeVisible();
    await expect(now.getByText(/Open until 05\/12\/2026, 14 days left/)).toBeVisible();
    await expect(now.getByRole('link', { name: /^Register courses/ })).toBeVisible();
    const last = within(canvas.getByRole('region', { name: 'First Semester, 2025/2026' }));
    await expect(last.getByText('Approved')).toBeVisible();
    await expect(last.queryByRole('link', { name: /^Register courses/ })).toBeNull();
    const missed = within(canvas.getByRole('region', { name: 'First Semester, 2024/2025' }));
    await expect(missed.getByText('Your head of department can open it for you alone.')).toBeVisible();
  },
};

export const Returned: Story = {
  beforeEach: says([semester(0, 'returned', OPEN, 7)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Returned')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Add or drop courses/ })).toBeVisible();
  },
};

export const OfNoSession: Story = {
  beforeEach: says([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so there is nothing to register/)).toBeVisible();
  },
};
