import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import type { SessionOfFees } from '#contract/finance/student-fees.ts';
import { SchoolFeesPage } from './SchoolFeesPage.tsx';

const PART_PAID: SessionOfFees = {
  sessionId: 2,
  session: '2026/2027',
  level: '200 Level',
  dueKobo: 46_200_00,
  paidKobo: 87_300_00,
  awardedKobo: 0,
  creditKobo: 0,
  next: { part: 'SecondInstallment', dueKobo: 46_200_00, dueOn: '2027-02-28' },
  checked: null,
  coveredBy: null,
  status: 'Part paid',
};
const OVERDUE: SessionOfFees = {
  ...PART_PAID,
  sessionId: 1,
  session: '2025/2026',
  level: '100 Level',
  dueKobo: 48_510_00,
  awardedKobo: 30_000_00,
  next: null,
  status: 'Overdue',
};

const answering = (creditKobo: number, sessions: readonly SessionOfFees[]) =>
  collegeSays(
    {
      'GET /Payment/fee-sessions': { creditKobo, sessions, broughtForward: [] },
      'GET /Payment/all-student-invoices': [],
    },
    ['student'],
  );

const meta = {
  title: 'Student/School fees',
  component: SchoolFeesPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: answering(0, [PART_PAID, OVERDUE]),
} satisfies Meta<typeof SchoolFeesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartPaidAndOverdue: Story = {
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: '2026/2027' }));
    await expect(now.getByText('Part paid')).toBeVisible();
    await expect(now.getByText('₦46,200.00 by 28/02/2027')).toBeVisible();
    const before = within(canvas.getByRole('region', { name: '2025/2026' }));
    await expect(before.getByText('Overdue')).toBeVisible();
    await expect(before.getByText('₦30,000.00')).toBeVisible();
    await expect(before.getByRole('link', { name: 'Pay school fees' })).toHaveAttribute(
      'href',
      '/academic_fees/school_fees/session?session=1',
    );
  },
};

export const WithCredit: Story = {
  beforeEach: answering(13_800_00, [{ ...PART_PAID, dueKobo: 0, next: null, status: 'Paid' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have ₦13,800.00 credit')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay school fees' })).toBeNull();
  },
};

export const CreditWillPay: Story = {
  beforeEach: answering(46_200_00, [{ ...PART_PAID, dueKobo: 0, creditKobo: 46_200_00, next: null }]),
  play: async ({ canvas }) => {
    const session = within(await canvas.findByRole('region', { name: '2026/2027' }));
    await expect(session.getByText('Your credit pays')).toBeVisible();
    await expect(session.getByText('₦46,200.00')).toBeVisible();
    await expect(session.getByRole('link', { name: 'Pay with your credit' })).toBeVisible();
  },
};

export const NothingPublished: Story = {
  beforeEach: answering(0, [{ ...PART_PAID, dueKobo: 0, paidKobo: 0, next: null, status: 'Nothing published' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No school fees are published for 2026/2027 yet.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
