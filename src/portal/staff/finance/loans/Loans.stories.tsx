import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { LoanBatch, LoanLineRow, LoanWaitingRow } from '#contract/finance/loans.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { LoanBatchListPage } from './LoanBatchListPage.tsx';
import { LoanBatchPage } from './LoanBatchPage.tsx';
import { LoanLinesPage } from './LoanLinesPage.tsx';
import { LoanUploadPage } from './LoanUploadPage.tsx';
import { LoanWaitingPage } from './LoanWaitingPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000400';

const REQUESTED: LoanBatch = {
  id: ID,
  reference: 'NELF/2026/07',
  lines: 20,
  amountKobo: 1_000_000_00,
  posted: 0,
  postedKobo: 0,
  creditKobo: 0,
  faulty: 2,
  faultyKobo: 100_000_00,
  madeAt: '2026-10-06T09:42:00.000Z',
  madeBy: 'Danjuma Halima',
  state: 'requested',
  may: ['approve', 'refuse'],
  problems: [
    { problem: 'number', lines: 1, amountKobo: 50_000_00, openKobo: 0 },
    { problem: 'name', lines: 1, amountKobo: 50_000_00, openKobo: 0 },
  ],
  statementDay: null,
  digest: 'seen',
};

const APPROVED: LoanBatch = {
  ...REQUESTED,
  state: 'approved',
  may: [],
  posted: 18,
  postedKobo: 900_000_00,
  creditKobo: 120_000_00,
  problems: REQUESTED.problems.map((each) => ({ ...each, openKobo: each.amountKobo })),
  statementDay: '2026-10-07',
};

const LINE: LoanLineRow = {
  id: 12,
  reference: 'SL000012',
  batch: REQUESTED.reference,
  session: '2026/2027',
  number: 'AJCE/26/0001',
  fullName: 'Okafor Ada Ngozi',
  amountKobo: 50_000_00,
  creditKobo: 0,
  state: 'posted',
  problem: null,
  studentId: '0190f5c2-0000-7000-8000-000000000001',
  caseId: null,
  postedAt: '2026-10-07T10:00:00.000Z',
};
const FAULTY: LoanLineRow = {
  ...LINE,
  id: 13,
  reference: 'SL000013',
  fullName: 'Bello Musa',
  number: 'AJCE/26/9999',
  state: 'case',
  problem: 'number',
  studentId: null,
  caseId: '0190f5c2-0000-7000-8000-000000000002',
};

const WAITING: LoanWaitingRow = {
  id: 'case 2',
  kind: 'difference',
  fullName: FAULTY.fullName,
  number: FAULTY.number,
  session: FAULTY.session,
  batch: FAULTY.batch,
  amountKobo: FAULTY.amountKobo,
  since: '2026-10-07T10:00:00.000Z',
  days: 12,
  owner: null,
  caseId: FAULTY.caseId,
};

const says = (batch: LoanBatch, claims: Parameters<typeof collegeSays>[1] = ['invoices', 'loans', 'loan-approve']) =>
  collegeSays(
    {
      [`GET /Payment/loan-batch/${ID}`]: batch,
      [`GET /Payment/loan-batch/${ID}/history`]: [],
      'GET /Payment/loan-batches': onePage([batch]),
      'GET /Payment/loan-lines': onePage([LINE, FAULTY]),
      'GET /Payment/loan-waiting': onePage([WAITING]),
      'GET /Payment/loan-lines/upload-loan-list': null,
    },
    claims,
  );

const meta = {
  title: 'Staff/Student loans',
  component: LoanBatchPage,
  parameters: { isPage: true, address: `/invoice_management/loans/batch?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: says(REQUESTED),
} satisfies Meta<typeof LoanBatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever approves reads what fits nobody, and why. */
export const ToBeApproved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: 'No student has this number 1 ₦50,000.00' })).toBeVisible();
    await expect(canvas.getByText('18 lines, ₦900,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText(/^Each line pays what its student owes/)).toBeVisible());
  },
};

export const Posted: Story = {
  beforeEach: says(APPROVED),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On the statement of 07/10/2026')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'No student has this number 1 ₦50,000.00 ₦50,000.00' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const OnAPhone: Story = { beforeEach: says(APPROVED), globals: { viewport: { value: 'phone' } } };

export const Batches: Story = {
  render: () => <LoanBatchListPage />,
  parameters: { address: '/invoice_management/loans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Upload a loan list' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: REQUESTED.reference })).toBeVisible();
  },
};

export const BatchesForAnAuditor: Story = {
  render: () => <LoanBatchListPage />,
  parameters: { address: '/invoice_management/loans' },
  beforeEach: says(REQUESTED, ['invoices']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Who waits' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upload a loan list' })).toBeNull();
  },
};

/** A line leads to the account or the case that has its money. */
export const Lines: Story = {
  render: () => <LoanLinesPage />,
  parameters: { address: '/invoice_management/loans/lines' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Payment case' })).toHaveAttribute(
      'href',
      `/invoice_management/cases/case?id=${FAULTY.caseId}`,
    );
  },
};

export const WhoWaits: Story = {
  render: () => <LoanWaitingPage />,
  parameters: { address: '/invoice_management/loans/waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Its payment case to be settled' })).toBeVisible();
  },
};

export const WhoWaitsOnAPhone: Story = {
  render: () => <LoanWaitingPage />,
  parameters: { address: '/invoice_management/loans/waiting' },
  globals: { viewport: { value: 'phone' } },
};

export const BeforeAFile: Story = {
  render: () => <LoanUploadPage />,
  parameters: { address: '/invoice_management/loans/upload' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download template' })).toBeVisible();
  },
};
