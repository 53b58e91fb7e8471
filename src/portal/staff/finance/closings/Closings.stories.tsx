import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Closing } from '#contract/finance/closings.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { ClosingListPage } from './ClosingListPage.tsx';
import { ClosingPage } from './ClosingPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000066';

const ASKED: Closing = {
  id: ID,
  name: 'Day 05/10/2026',
  span: 'day',
  fromDay: '2026-10-05',
  toDay: '2026-10-05',
  state: 'asked',
  may: ['close', 'refuse'],
  askedAt: '2026-10-06T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  closedAt: null,
  closedBy: null,
  seal: null,
  digest: 'seen',
  assertions: {
    journals: 412,
    postings: 1_204,
    accounts: [
      {
        account: 'bank',
        openingKobo: 100_000_000,
        debitKobo: 30_690_000,
        creditKobo: 8_778_375,
        closingKobo: 121_911_625,
      },
      { account: 'suspense', openingKobo: 0, debitKobo: 0, creditKobo: 13_230_000, closingKobo: -13_230_000 },
    ],
    suspense: [
      { kind: 'lodgement', cases: 0, kobo: 4_500_000 },
      { kind: 'twice', cases: 1, kobo: 8_730_000 },
    ],
    cash: { entries: 12, cardKobo: 17_460_000, bankKobo: 13_230_000, unknownKobo: 0, receivedKobo: 30_690_000 },
    bank: { lines: 6, open: 0, creditKobo: 30_690_000, debitKobo: -8_778_375, ledgerKobo: 21_911_625 },
    mistakes: [],
  },
};

const CLOSED: Closing = {
  ...ASKED,
  state: 'closed',
  may: [],
  closedAt: '2026-10-06T14:05:00.000Z',
  closedBy: 'Bello Amina',
  seal: 'b1946ac92492d2347c6235b4d2611184f0c1d5b2a7c0a3a4a1f1f4b5d6e7f809',
};

const says = (closing: Closing) =>
  collegeSays(
    {
      [`GET /Bursary/closing/${ID}`]: closing,
      [`GET /Bursary/closing/${ID}/history`]: [],
      'GET /Bursary/closings': onePage([closing]),
    },
    ['invoices', 'close-ask', 'close-approve'],
  );

const meta = {
  component: ClosingPage,
  parameters: { isPage: true, address: `/invoice_management/closings/closing?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: says(ASKED),
} satisfies Meta<typeof ClosingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever closes it reads each figure first. */
export const ToBeClosed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Received ₦306,900.00/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Printed pack' })).toBeNull();
  },
};

export const NothingWaited: Story = {
  beforeEach: says({ ...ASKED, assertions: { ...ASKED.assertions, suspense: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waited at the end.')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Cases' })).toBeNull();
  },
};

export const Closed: Story = {
  beforeEach: says(CLOSED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Printed pack' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const ClosedOnAPhone: Story = { beforeEach: says(CLOSED), globals: { viewport: { value: 'phone' } } };

export const All: Story = {
  render: () => <ClosingListPage />,
  parameters: { address: '/invoice_management/closings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Day 05/10/2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask to close' })).toBeVisible();
  },
};
