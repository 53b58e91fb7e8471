import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OpeningLine, OpeningSheet, OpeningSheetPage } from '#contract/finance/opening-balances.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { OpeningLinePage } from './OpeningLinePage.tsx';
import { OpeningLinesPage } from './OpeningLinesPage.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { OpeningUploadPage } from './OpeningUploadPage.tsx';

const [SHEET_ID, LINE_ID] = ['0190f5c2-0000-7000-8000-000000000001', '0190f5c2-0000-7000-8000-000000000002'];

const SHEET: OpeningSheet = {
  id: SHEET_ID,
  day: '2026-10-01',
  state: 'stated',
  statedAt: '2026-10-01T09:00:00.000Z',
  statedBy: 'Adeyemi Tunde',
  signedAt: null,
  signedBy: null,
  may: [],
  digest: 'seen',
  figures: {
    stated: { debtKobo: 46_400_00, creditKobo: 13_800_00, students: 3 },
    posted: { debtKobo: 46_200_00, creditKobo: 13_800_00, students: 2 },
    unexplained: { debtKobo: 0, creditKobo: 0, students: 0 },
    differences: [
      {
        why: 'No student has this number',
        row: null,
        lineId: LINE_ID,
        number: 'UG/24/MTH/0019',
        name: 'Ishaya Bulus',
        session: '2025/2026',
        debtKobo: 200_00,
        creditKobo: 0,
      },
    ],
    heads: [{ head: 'Accommodation, brought forward', session: '2026/2027', debtKobo: 46_200_00 }],
  },
};

const PAGE: OpeningSheetPage = { sheet: SHEET, lines: 3, waiting: 1, whyNoUndo: '' };

const LINE: OpeningLine = {
  id: LINE_ID,
  number: 'UG/24/MTH/0019',
  name: 'Ishaya Bulus',
  session: '2025/2026',
  debtKobo: 200_00,
  creditKobo: 0,
  state: 'suspense',
  question: 'other name',
  uploadedAt: '2026-10-01T10:00:00.000Z',
  age: 51,
  owner: 'Adeyemi Tunde',
  debts: [{ head: 'Library', kobo: 200_00 }],
  dueOn: '2026-08-31',
  student: null,
  holder: 'Okoro Ada Grace',
  settledBecause: '',
  settledBy: null,
};

const says = (page: OpeningSheetPage) => ({
  'GET /Bursary/opening-sheet': page,
  [`GET /Bursary/opening-sheet/${SHEET_ID}/history`]: [],
});

const meta = {
  component: OpeningPage,
  parameters: { isPage: true, address: '/invoice_management/opening_balances' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(says(PAGE), ['invoices', 'opening-balances']),
} satisfies Meta<typeof OpeningPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each difference is a row, which leads on to what may be done with it. */
export const ToBeSigned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Students 3 2 0/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'UG/24/MTH/0019' })).toHaveAttribute(
      'href',
      `/invoice_management/opening_balances/line?id=${LINE_ID}`,
    );
    await expect(canvas.getByRole('button', { name: 'Take all of it back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'State the totals' })).toBeNull();
  },
};

export const ToBeSignedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const BeforeTheTotals: Story = {
  beforeEach: collegeSays(says({ sheet: null, lines: 0, waiting: 0, whyNoUndo: '' }), ['invoices', 'opening-balances']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No totals are stated yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'State the totals' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upload balances' })).toBeNull();
  },
};

/** Whoever did not state them signs them, and uploads nothing. */
export const ToTheSecondPerson: Story = {
  beforeEach: collegeSays(says({ ...PAGE, sheet: { ...SHEET, may: ['sign', 'refuse'] } }), [
    'invoices',
    'opening-sign',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upload balances' })).toBeNull();
  },
};

export const Signed: Story = {
  beforeEach: collegeSays(
    says({
      ...PAGE,
      sheet: { ...SHEET, state: 'signed', signedAt: '2026-10-02T09:00:00.000Z', signedBy: 'Bello Amina' },
      whyNoUndo: 'A sheet is signed. What is wrong is corrected by another file',
    }),
    ['invoices', 'opening-balances'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A sheet is signed/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take all of it back' })).toBeNull();
  },
};

export const Lines: Story = {
  render: () => <OpeningLinesPage />,
  parameters: { address: '/invoice_management/opening_balances/lines' },
  beforeEach: collegeSays({ 'GET /Bursary/opening-lines': onePage([LINE]), 'GET /Session/all-sessions': [] }, [
    'invoices',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Ishaya Bulus/ })).toBeVisible();
  },
};

export const ARowThatWaits: Story = {
  render: () => <OpeningLinePage />,
  parameters: { address: `/invoice_management/opening_balances/line?id=${LINE_ID}` },
  beforeEach: collegeSays({ [`GET /Bursary/opening-line/${LINE_ID}`]: LINE }, ['invoices', 'opening-balances']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Okoro Ada Grace')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Say whose it is' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};

export const BeforeAFile: Story = {
  render: () => <OpeningUploadPage />,
  parameters: { address: '/invoice_management/opening_balances/upload' },
  beforeEach: collegeSays({ 'GET /Bursary/opening-balances/upload': null }, ['invoices', 'opening-balances']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download template' })).toBeVisible();
  },
};
