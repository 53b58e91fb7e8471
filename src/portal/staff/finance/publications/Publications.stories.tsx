import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Publication } from '#contract/finance/publications.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { PublicationListPage } from './PublicationListPage.tsx';
import { PublicationPage } from './PublicationPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000067';

const ASKED: Publication = {
  id: ID,
  name: '200 Level in 2026/2027 and 1 more',
  drafts: 2,
  students: 3,
  incomeKobo: 4_500_00,
  state: 'asked',
  may: ['publish', 'refuse'],
  askedAt: '2026-10-06T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  reachesPaid: false,
  groups: [
    {
      id: 7,
      group: '200 Level',
      session: '2026/2027',
      studentType: 'Undergraduate',
      lines: [
        { fee: 'Tuition', beforeKobo: 60_000_00, amountKobo: 61_500_00 },
        { fee: 'Laboratory', beforeKobo: null, amountKobo: 20_000_00 },
        { fee: 'Sports', beforeKobo: 1_000_00, amountKobo: null },
      ],
    },
    { id: 8, group: 'indigenes', session: '2026/2027', studentType: 'Undergraduate', lines: [] },
  ],
  impact: {
    digest: 'seen',
    students: 3,
    raised: 3,
    cut: 0,
    paid: 0,
    spared: 0,
    balances: { students: 0, kobo: 0 },
    credits: { students: 0, kobo: 0 },
    invoicesReplaced: 1,
    incomeKobo: 4_500_00,
    crossings: [],
    examples: [],
  },
  digest: 'seen',
  changes: [],
  isOwn: false,
};

const says = (publication: Publication, feesByTwo = true) =>
  collegeSays(
    {
      [`GET /Payment/fee-publication/${ID}`]: publication,
      [`GET /Payment/fee-publication/${ID}/history`]: [],
      'GET /Payment/fee-publications': onePage([publication]),
      'GET /Bursary/settings': { feesByTwo, awardsByTwo: true, revision: 1 },
    },
    ['invoices', 'fees-publish'],
  );

const meta = {
  title: 'Staff/Fees to publish',
  component: PublicationPage,
  parameters: { isPage: true, address: `/fees_assignment/publications/publication?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: says(ASKED),
} satisfies Meta<typeof PublicationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever publishes reads each price before and after. */
export const ToBePublished: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: 'Tuition ₦60,000.00 ₦61,500.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Laboratory None ₦20,000.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Sports ₦1,000.00 Left out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText(/^The students are charged these prices/)).toBeVisible());
  },
};

export const ChangedSince: Story = {
  beforeEach: says({
    ...ASKED,
    may: ['refuse'],
    changes: ['200 Level: Tuition is ₦65,000.00, and was ₦61,500.00'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200 Level: Tuition is ₦65,000.00, and was ₦61,500.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

export const OnesOwn: Story = {
  beforeEach: says({ ...ASKED, may: ['refuse'], isOwn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You drafted or asked for this. Another person publishes it.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ByOnePerson: Story = {
  render: () => <PublicationListPage />,
  parameters: { address: '/fees_assignment/publications' },
  beforeEach: says(ASKED, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ASKED.name })).toBeVisible();
    await expect(canvas.getByText(/^One person publishes fees here/)).toBeVisible();
  },
};
