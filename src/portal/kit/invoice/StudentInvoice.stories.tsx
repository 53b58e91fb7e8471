import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { CoveredCode } from './CoveredCode.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import { StudentInvoiceSheet } from './StudentInvoiceSheet.tsx';

const UNPAID: StudentInvoice = {
  rrr: '310012345678',
  invoiceNumber: 'INV2600000012',
  transactionRef: '310012345678',
  date: '2026-11-20T09:00:00.000Z',
  fullName: 'Okonkwo Adaeze Grace',
  matricNumber: 'CSC/2024/0039',
  level: '200 Level',
  department: 'Computer Science',
  studentType: 'Undergraduate',
  schoolName: 'Matricula College',
  isPaid: false,
  cardPaymentLink: 'https://remita.example/pay',
  payForm: { action: 'https://remita.example/pay', fields: { rrr: '310012345678' } },
  total: 87_300,
  totalInWords: 'Eighty Seven Thousand Three Hundred Naira Only',
  recieptItems: [
    { description: 'Tuition', amount: 69_300, paymentType: 'First Installment', paymentPurposeId: 1 },
    { description: 'Caution deposit', amount: 18_000, paymentType: 'First Installment', paymentPurposeId: 1 },
  ],
  purpose: 'school',
  description: 'School fees 2026/2027',
  paymentType: 'First Installment',
  sessionId: 2,
  session: '2026/2027',
  status: 'Not paid',
  coveredBy: null,
  voided: null,
  paidAt: null,
};
const PAID: StudentInvoice = {
  ...UNPAID,
  isPaid: true,
  payForm: null,
  cardPaymentLink: null,
  status: 'Paid',
  paidAt: '2026-11-21T10:00:00.000Z',
};

const Invoice = ({ invoice }: { readonly invoice: StudentInvoice }) => (
  <div className="stack">
    <StudentInvoiceSheet invoice={invoice} />
    <InvoiceActs
      invoice={invoice}
      isUnpaid={invoice.status === 'Not paid'}
      receipt={invoice.isPaid && { to: '/academic_fees/school_fees/receipt', label: 'See your receipt' }}
    />
  </div>
);

const meta = {
  title: 'Kit/Invoice of a student',
  component: Invoice,
  args: { invoice: UNPAID },
  parameters: { bare: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'POST /Payment/check-own-invoice': { status: 'Not paid' } }, ['student']),
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotReceivedYet: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Invoice' }));
    await expect(sheet.getByText('310012345678')).toBeVisible();
    await expect(sheet.getByRole('row', { name: 'Total ₦87,300.00' })).toBeVisible();
    await expect(sheet.getByText(/made with an RRR generated from the Portal/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay with ATM Card' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your payment has not been received yet')).toBeVisible();
  },
};

export const Paid: Story = {
  args: { invoice: PAID },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your receipt' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
  },
};

/** No money came, and its receipt has a code all the same. */
export const CoveredByAnAward: Story = {
  args: {
    invoice: { ...PAID, rrr: null, transactionRef: 'INV2600000012', status: 'Covered', coveredBy: 'award' },
  },
  render: ({ invoice }) => (
    <StudentInvoiceSheet invoice={invoice} title="Receipt">
      <CoveredCode invoiceNumber={invoice.invoiceNumber} />
    </StudentInvoiceSheet>
  ),
  beforeEach: collegeSays(
    {
      'GET /Payment/own-invoice': {
        covered: {
          by: 'award',
          verification: { url: 'https://college.example/verify_receipt/abc', qrPath: 'M0 0h7v7h-7z', qrSize: 21 },
        },
      },
    },
    ['student'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to pay: covered by award')).toBeVisible();
    await expect(await canvas.findByText('Is this receipt genuine?')).toBeVisible();
  },
};

export const WithoutAnRrr: Story = {
  args: { invoice: { ...UNPAID, rrr: null, transactionRef: 'INV2600000012' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'TPAY' })).toBeVisible();
    await expect(canvas.getByText(/only be processed on the TPAY platform/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
