import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { PurposePage } from './PurposePage.tsx';

const line = (amountKobo: number, paidKobo: number) => ({
  description: 'Change of degree',
  amountKobo,
  paidKobo,
  dueKobo: amountKobo - paidKobo,
});
const due = (paidKobo: number) => ({
  session: '2026/2027',
  dueKobo: 15_000_00 - paidKobo,
  lines: [line(15_000_00, paidKobo)],
});
const DUE = 'GET /Payment/change-of-degree/initiate-payment';
const CHECKED = { invoiceNumber: 'INV2600000012', rrr: '310012345678' };
const TIMELINE = {
  steps: [],
  next: 'bursary',
  checkedAt: null,
  nextCheckAt: null,
  concerns: [
    {
      kind: 'short',
      rrr: CHECKED.rrr,
      expected: 15_000,
      reported: 10_000,
      openedAt: '2026-11-21T09:00:00.000Z',
      settledAt: null,
    },
  ],
};
const INVOICES = { 'GET /Payment/all-student-invoices': [] };

const INVOICE = {
  invoiceNumber: 'INV2600000012',
  purpose: 'change-of-degree',
  description: 'Change of degree 2026/2027, First Installment',
  paymentType: 'First Installment',
  total: 15_000,
  date: '2026-10-05T09:00:00.000Z',
  paidAt: '2026-10-12T09:00:00.000Z',
  status: 'Paid',
  isPaid: true,
};

const meta = {
  title: 'Student/One purpose',
  component: PurposePage,
  parameters: { isPage: true, address: OWN_FINANCE.degree.to },
  decorators: [inTheHouse],
} satisfies Meta<typeof PurposePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fee for what somebody may apply for is no debt. */
export const ChangeOfDegree: Story = {
  beforeEach: collegeSays({ [DUE]: due(0), ...INVOICES }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You owe nothing here/)).toHaveTextContent('₦15,000.00');
    await expect(canvas.queryByText('Not paid')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pay the change of degree' })).toBeVisible();
  },
};

export const Paid: Story = {
  beforeEach: collegeSays({ [DUE]: due(15_000_00), ...INVOICES }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid', { selector: '.tag, span' })).toBeVisible();
    await expect(canvas.queryByText(/You owe nothing here/)).toBeNull();
  },
};

/** The page of all payments has the day on which it was paid, so this one has it too; the description says the part. */
export const PaidByAnInvoice: Story = {
  beforeEach: collegeSays({ [DUE]: due(15_000_00), 'GET /Payment/all-student-invoices': [INVOICE] }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12\/10\/2026/)).toBeVisible();
    await expect(canvas.queryByText(/05\/10\/2026/)).toBeNull();
    await expect(canvas.getByRole('link', { name: INVOICE.description })).toBeVisible();
  },
};

/** What came does not fit: no other invoice is offered before the bursary has decided. */
export const BeingChecked: Story = {
  beforeEach: collegeSays({ [DUE]: { ...due(0), checked: CHECKED }, ...INVOICES, 'GET /Payment/timeline': TIMELINE }, [
    'student',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/please do not pay again/)).toBeVisible();
    await expect(await canvas.findByText(/₦10,000.00 came in for ₦15,000.00/)).toHaveTextContent(
      '₦5,000.00 is missing.',
    );
    await expect(canvas.getByText('Being checked')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay the change of degree' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the invoice' })).toBeVisible();
  },
};

export const BeingCheckedOnAPhone: Story = { ...BeingChecked, globals: { viewport: { value: 'phone' } } };

export const OnAPhone: Story = { ...ChangeOfDegree, globals: { viewport: { value: 'phone' } } };
