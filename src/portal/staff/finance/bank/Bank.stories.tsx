import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BankBook, BankLineRow } from '#contract/finance/bank.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { BankLinesPage } from './BankLinesPage.tsx';
import { BankPage } from './BankPage.tsx';
import { BankUploadPage } from './BankUploadPage.tsx';

const BOOK: BankBook = {
  accounts: [
    {
      accountNumber: '0099000001',
      from: '2026-10-02',
      to: '2026-10-06',
      lines: 7,
      openingKobo: 100_000_000,
      creditKobo: 35_310_000,
      debitKobo: -8_778_375,
      closingKobo: 126_531_625,
      gaps: [],
    },
  ],
  openingKobo: 100_000_000,
  settledKobo: 26_580_000,
  chargesKobo: -48_375,
  refundsKobo: -4_000_000,
  otherKobo: 0,
  ledgerKobo: 122_531_625,
  statementKobo: 126_531_625,
  unsettledKobo: 8_730_000,
  differences: [{ what: 'Refund RF000012 is on no statement', day: '2026-10-06', amountKobo: 4_000_000 }],
};

const LINE: BankLineRow = {
  id: 71,
  accountNumber: '0099000001',
  day: '2026-10-02',
  valueDay: '2026-10-02',
  narration: 'RRR:230099000001/OKORO ADA/SCH FEES',
  reference: null,
  amountKobo: 8_730_000,
  balanceKobo: 108_730_000,
  state: 'matched',
  rrr: '230099000001',
  caseId: null,
  adjustmentId: null,
  loanBatchId: null,
  refundId: null,
  postedOn: '2026-10-06',
  isLate: true,
};

const LINES: readonly BankLineRow[] = [
  LINE,
  { ...LINE, id: 72, state: 'case', caseId: '0190f5c2-0000-7000-8000-000000000001' },
  { ...LINE, id: 73, narration: 'COLLECTION CHARGES', amountKobo: -48_375, state: 'charge', rrr: null, isLate: false },
  { ...LINE, id: 74, narration: 'TRF FROM SALAMI KEMI REF HOSTEL', state: 'open', rrr: null, postedOn: null },
];

const SAYS = {
  'GET /Payment/bank-book': BOOK,
  'GET /Payment/bank-lines': onePage(LINES),
  'GET /Payment/bank-lines/upload-bank-statement': null,
};

const meta = {
  component: BankPage,
  parameters: { isPage: true, address: '/invoice_management/bank' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(SAYS, ['invoices', 'bank-statements']),
} satisfies Meta<typeof BankPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why the two differ is said, line by line. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Refund RF000012 is on no statement/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload a statement' })).toBeVisible();
  },
};

export const ComparedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutAStatement: Story = {
  beforeEach: collegeSays({ 'GET /Payment/bank-book': { ...BOOK, accounts: [], differences: [] } }, ['invoices']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No statement was uploaded yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upload a statement' })).toBeNull();
  },
};

/** A line leads to what it ended as. */
export const Lines: Story = {
  render: () => <BankLinesPage />,
  parameters: { address: '/invoice_management/bank/lines' },
  play: async ({ canvas }) => {
    const [, held] = await canvas.findAllByRole('row', { name: /OKORO ADA/ });
    await expect(within(held!).getByRole('link', { name: 'Payment case' })).toHaveAttribute(
      'href',
      '/invoice_management/cases/case?id=0190f5c2-0000-7000-8000-000000000001',
    );
  },
};

export const LinesOnAPhone: Story = {
  render: () => <BankLinesPage />,
  parameters: { address: '/invoice_management/bank/lines' },
  globals: { viewport: { value: 'phone' } },
};

export const BeforeAFile: Story = {
  render: () => <BankUploadPage />,
  parameters: { address: '/invoice_management/bank/upload' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download template' })).toBeVisible();
  },
};
