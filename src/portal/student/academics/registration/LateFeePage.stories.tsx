import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LateFee } from '#contract/academics/registration.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { LateFeePage } from './LateFeePage.tsx';

const DUE: LateFee = {
  sessionId: 1,
  session: '2026/2027',
  semesterId: 1,
  semester: 'First Semester',
  state: 'due',
  window: { state: 'late', words: 'Open with the late fee until 05/12/2026, 14 days left', daysLeft: 14 },
  lines: [{ name: 'Late Registration', amountKobo: 10_000_00 }],
  totalKobo: 10_000_00,
  invoiceNumber: null,
};

const says = (fee: LateFee) =>
  collegeSays({ 'GET /CourseRegistration/late-registration-fee': fee }, ['student', 'pay']);

const meta = {
  component: LateFeePage,
  beforeEach: says(DUE),
  parameters: { isPage: true, address: '/course_registration/invoice?session=1&semester=1' },
  decorators: [inTheHouse],
} satisfies Meta<typeof LateFeePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '₦10,000.00' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate invoice' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute(
      'href',
      '/course_registration/register?session=1&semester=1',
    );
  },
};

export const Paid: Story = {
  beforeEach: says({ ...DUE, state: 'paid', invoiceNumber: 'INV2600000012' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register your courses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the receipt' })).toBeVisible();
  },
};

export const NotSet: Story = {
  beforeEach: says({ ...DUE, lines: [], totalKobo: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please ask the bursary/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate invoice' })).toBeNull();
  },
};
