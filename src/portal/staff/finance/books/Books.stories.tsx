import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CashEntry, RevenueLine } from '#contract/finance/books.ts';
import { collegeSays, inTheHouse, NO_LINE, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { CashBookPage } from './CashBookPage.tsx';
import { CashEntriesPage } from './CashEntriesPage.tsx';
import { RevenueLinesPage } from './RevenueLinesPage.tsx';
import { RevenuePage } from './RevenuePage.tsx';

const CASH = 'GET /Bursary/cash-book';
const REVENUE = 'GET /Bursary/revenue';

const day = (entries: number, cardKobo: number, bankKobo: number, unknownKobo: number) => ({
  entries,
  cardKobo,
  bankKobo,
  unknownKobo,
  receivedKobo: cardKobo + bankKobo + unknownKobo,
});

const head = (chargedKobo: number, awardedKobo: number, collectedKobo: number, owedKobo: number) => ({
  chargedKobo,
  awardedKobo,
  waivedKobo: 0,
  collectedKobo,
  owedKobo,
});

const meta = {
  component: CashBookPage,
  parameters: { isPage: true, address: '/invoice_management/cash_book?from=2026-11-02' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      [CASH]: {
        rows: [
          { day: '2026-11-02', ...day(14, 8_000_000, 24_000_000, 0) },
          { day: '2026-11-03', ...day(2, 0, 0, -5_000_050) },
        ],
        total: day(16, 8_000_000, 24_000_000, -5_000_050),
      },
      [REVENUE]: {
        rows: [
          { id: 'fee 4', head: 'Tuition', ...head(60_000_000, 5_000_000, 24_000_000, 31_000_000) },
          { id: 'forms', head: 'Application forms', ...head(2_000_000, 0, 2_000_000, 0) },
          { id: 'suspense', head: 'In suspense', ...head(0, 0, 999_950, 0) },
        ],
        total: head(62_000_000, 5_000_000, 26_999_950, 31_000_000),
      },
    },
    ['invoices'],
  ),
} satisfies Meta<typeof CashBookPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day of reversals alone is below zero. */
export const CashBook: Story = {
  play: async ({ canvas }) => {
    const reversed = await canvas.findByRole('row', { name: /-₦50,000\.50$/ });
    await expect(within(reversed).getAllByRole('link', { name: '-₦50,000.50' })[0]).toHaveAttribute(
      'href',
      '/invoice_management/cash_book/entries?from=2026-11-03&to=2026-11-03&channel=unknown',
    );
  },
};

export const CashBookOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutALine: Story = { beforeEach: collegeSays({ [CASH]: NO_LINE }) };

const ENTRY: CashEntry = {
  id: '71',
  at: '2026-11-02T09:00:00.000Z',
  rrr: '310008154712',
  fullName: 'Eze-Nwosu Chukwuemeka Paul',
  settledOn: '2026-11-03',
  invoiceNumber: 'MC2026000417',
  channel: 'bank',
  kind: 'Payment',
  accounts: 'Fees of students, credit of students',
  amountKobo: 24_000_000,
};

export const Entries: Story = {
  render: () => <CashEntriesPage />,
  beforeEach: collegeSays({ 'GET /Bursary/cash-entries': { ...onePage([ENTRY]), totals: { amountKobo: 24_000_000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fees of students, credit of students')).toBeVisible();
  },
};

export const Revenue: Story = {
  render: () => <RevenuePage />,
  parameters: { address: '/invoice_management/revenue' },
  play: async ({ canvas }) => {
    const suspense = await canvas.findByRole('row', { name: /^In suspense/ });
    await expect(within(suspense).getByRole('link', { name: '₦9,999.50' })).toHaveAttribute(
      'href',
      '/invoice_management/revenue/lines?headId=suspense&figure=collected',
    );
  },
};

export const RevenueOnAPhone: Story = { ...Revenue, globals: { viewport: { value: 'phone' } } };

const LINE: RevenueLine = {
  id: '71 collected',
  at: '2026-11-02T09:00:00.000Z',
  kind: 'Payment',
  head: 'Tuition',
  fullName: 'Eze-Nwosu Chukwuemeka Paul',
  number: 'MC/2026/CSC/014',
  studentId: '0190f5c2-0000-7000-8000-000000000001',
  invoiceNumber: 'MC2026000417',
  figure: 'collected',
  amountKobo: 24_000_000,
};

export const Lines: Story = {
  render: () => <RevenueLinesPage />,
  beforeEach: collegeSays({ 'GET /Bursary/revenue-lines': { ...onePage([LINE]), totals: { amountKobo: 24_000_000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MC/2026/CSC/014')).toBeVisible();
  },
};
