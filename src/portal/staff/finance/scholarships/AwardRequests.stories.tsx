import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { AwardRequest } from '#contract/finance/award-requests.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { AwardRequestListPage } from './AwardRequestListPage.tsx';
import { AwardRequestPage } from './AwardRequestPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000071';

const ASKED: AwardRequest = {
  id: ID,
  name: 'Governor’s award',
  kind: 'award',
  students: 2,
  refused: 1,
  awardKobo: 93_800_00,
  creditKobo: 13_800_00,
  state: 'asked',
  may: ['approve', 'refuse'],
  askedAt: '2026-10-06T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  reason: null,
  rows: [
    { number: 'CSC/2024/0039', fullName: 'Okonkwo Adaeze', awardKobo: 60_000_00, creditKobo: 13_800_00, problem: null },
    { number: 'CSC/2024/0040', fullName: 'Bello Chidi', awardKobo: 33_800_00, creditKobo: 0, problem: null },
    {
      number: 'NOBODY1',
      fullName: null,
      awardKobo: 0,
      creditKobo: 0,
      problem: 'No student of this session has this number',
    },
  ],
  digest: 'seen',
  changes: [],
  isOwn: false,
  left: null,
};

const WITHDRAWAL: AwardRequest = {
  ...ASKED,
  kind: 'withdrawal',
  refused: 0,
  creditKobo: 0,
  rows: ASKED.rows.slice(0, 2).map((row) => ({ ...row, creditKobo: 0 })),
  reason: 'Left the programme of the funder',
};

const says = (request: AwardRequest, awardsByTwo = true) =>
  collegeSays(
    {
      [`GET /Payment/award-request/${ID}`]: request,
      [`GET /Payment/award-request/${ID}/history`]: [],
      'GET /Payment/award-requests': onePage([request]),
      'GET /Bursary/settings': { feesByTwo: true, awardsByTwo, revision: 1 },
    },
    ['invoices', 'award-approve'],
  );

const meta = {
  title: 'Staff/Awards to approve',
  component: AwardRequestPage,
  parameters: { isPage: true, address: `/fees_assignment/awards/request?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: says(ASKED),
} satisfies Meta<typeof AwardRequestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever approves reads the effect on each student, as the trial said it. */
export const ToBeApproved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/1 is left out/)).toHaveTextContent(
      '2 are awarded ₦93,800.00, of which ₦13,800.00 is credit',
    );
    await expect(canvas.getByText('Okonkwo Adaeze, CSC/2024/0039')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText(/^It is done exactly as it was asked for/)).toBeVisible());
  },
};

export const AWithdrawal: Story = {
  beforeEach: says(WITHDRAWAL),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Withdrawal: Governor’s award' })).toBeVisible();
    await expect(canvas.getByText('Left the programme of the funder')).toBeVisible();
    await expect(canvas.getByText(/owe again/)).toHaveTextContent('2 owe ₦93,800.00 again.');
  },
};

/** A job that was cancelled leaves some as they are. */
export const HalfWithdrawn: Story = {
  beforeEach: says({ ...WITHDRAWAL, state: 'approved', may: [], left: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 award is not withdrawn yet/)).toBeVisible();
  },
};

export const ChangedSince: Story = {
  beforeEach: says({
    ...ASKED,
    may: ['refuse'],
    changes: ['Bello Chidi, CSC/2024/0040: ₦30,000.00 is awarded, and was ₦33,800.00'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/₦30,000.00 is awarded, and was ₦33,800.00/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const OnesOwn: Story = {
  beforeEach: says({ ...ASKED, may: ['refuse'], isOwn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You asked for this. Another person approves it.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ByOnePerson: Story = {
  render: () => <AwardRequestListPage />,
  parameters: { address: '/fees_assignment/awards' },
  beforeEach: says(ASKED, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ASKED.name })).toBeVisible();
    await expect(canvas.getByText(/^One person awards and withdraws scholarships here/)).toBeVisible();
  },
};
