import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import type { OwnPayment as Payment } from '#contract/finance/own-payments.ts';
import { OwnInvoices } from './OwnInvoices.tsx';
import { OwnPayment } from './OwnPayment.tsx';

const UNPAID: Payment = {
  invoiceNumber: 'INV2600000012',
  rrr: '310012345678',
  description: 'School fees, first instalment',
  session: '2026/2027',
  amount: 87_300,
  dateGenerated: '2026-11-20T09:00:00.000Z',
  status: 'Not paid',
  datePaid: null,
  due: '2026-11-25',
  voidReason: null,
  lines: [
    { description: 'Tuition', amount: 69_300 },
    { description: 'Caution deposit', amount: 18_000 },
  ],
  totalInWords: 'Eighty Seven Thousand Three Hundred Naira Only',
  receipt: null,
  covered: null,
  paidFor: null,
  invoice: {
    invoiceNumber: 'INV2600000012',
    fullName: 'Okonkwo Adaeze Grace',
    jambNumber: null,
    rrr: '310012345678',
    paymentReference: '310012345678',
    dateGenerated: '2026-11-20T09:00:00.000Z',
    cardPaymentLink: 'https://remita.example/pay',
    payForm: { action: 'https://remita.example/pay', fields: { rrr: '310012345678' } },
    paymentStatus: 'Not paid',
    isPaid: false,
    schoolName: 'Matricula College',
    description: 'School fees, first instalment',
    amount: 87_300,
    paymentType: 'Full',
    kind: 'fee',
    applicationTypeId: null,
    regNumber: 'CSC/2024/0039',
    sessionId: 2,
    session: '2026/2027',
  },
};
const PAID: Payment = {
  ...UNPAID,
  invoiceNumber: 'INV2600000003',
  description: 'Library Registration',
  amount: 2500,
  status: 'Paid',
  datePaid: '2026-11-02T10:00:00.000Z',
  due: null,
  lines: [{ description: 'Library Registration', amount: 2500 }],
  totalInWords: 'Two Thousand Five Hundred Naira Only',
  invoice: { ...UNPAID.invoice, invoiceNumber: 'INV2600000003', isPaid: true, payForm: null, cardPaymentLink: null },
  receipt: {
    kind: 'fee',
    title: 'Library Registration Receipt',
    rrr: '310012345600',
    invoiceNumber: 'INV2600000003',
    fullName: 'Okonkwo Adaeze Grace',
    matricNumber: 'CSC/2024/0039',
    department: null,
    schoolName: 'Matricula College',
    session: '2026/2027',
    recieptItems: [],
    total: 2500,
    totalInWords: 'Two Thousand Five Hundred Naira Only',
    date: '2026-11-02T10:00:00.000Z',
    verification: { url: 'https://college.example/verify_receipt/abc', qrPath: 'M0 0h7v7h-7z', qrSize: 21 },
  },
};
const REPLACED: Payment = {
  ...UNPAID,
  invoiceNumber: 'INV2600000009',
  status: 'Replaced',
  voidReason: 'Another invoice takes its place',
  invoice: { ...UNPAID.invoice, payForm: null, cardPaymentLink: null },
};

const SHORT: Payment = {
  ...UNPAID,
  status: 'Being checked',
  invoice: { ...UNPAID.invoice, paymentStatus: 'Being checked', payForm: null, cardPaymentLink: null },
};
const SHORT_TIMELINE = {
  steps: [],
  next: 'bursary',
  checkedAt: null,
  nextCheckAt: null,
  concerns: [
    {
      kind: 'short',
      rrr: '310012345678',
      expected: 87_300,
      reported: 86_300,
      openedAt: '2026-11-21T09:00:00.000Z',
      settledAt: null,
    },
  ],
};

const meta = {
  title: 'Student/Payments and receipts',
  component: OwnPayment,
  args: { payment: UNPAID },
  parameters: { bare: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'POST /Payment/check-own-invoice': PAID }, ['student']),
} satisfies Meta<typeof OwnPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBePaid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Due in 4 days, by 25/11/2026')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total ₦87,300.00' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay with ATM Card' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
    await expect(await canvas.findByText('Your payment has been received')).toBeVisible();
  },
};

/** Who comes back from the provider presses nothing: the college asks it. */
export const BackFromTheProvider: Story = {
  parameters: { address: '/academic_fees/payments/invoice?invoiceNumber=INV2600000012&status=00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment has been received')).toBeVisible();
  },
};

export const AReceipt: Story = {
  args: { payment: PAID },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toHaveTextContent('Two Thousand Five Hundred Naira Only');
    await expect(within(receipt).getByText('Is this receipt genuine?')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** The student reads what the public page says, and is not offered to pay the whole again. */
export const PaidShort: Story = {
  args: { payment: SHORT },
  beforeEach: collegeSays({ 'GET /Payment/timeline': SHORT_TIMELINE }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/₦86,300.00 came in for ₦87,300.00/)).toHaveTextContent(
      '₦1,000.00 is missing.',
    );
    await expect(canvas.getByText('Being checked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay with ATM Card' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
  },
};

const LATE = { name: 'Course registration', to: '/course_registration/register?session=1&semester=1' };

/** A fee that something waits for leads back to it. */
export const ALateFee: Story = {
  args: { payment: { ...PAID, paidFor: LATE } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on to course registration' })).toHaveAttribute('href', LATE.to);
  },
};

export const AReplacedInvoice: Story = {
  args: { payment: REPLACED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please do not pay/)).toHaveTextContent('Another invoice takes its place');
    await expect(canvas.queryByRole('button', { name: 'Pay with ATM Card' })).toBeNull();
  },
};

/** Nothing takes its place: what was paid by it was taken back. */
export const AVoidInvoice: Story = {
  args: { payment: { ...REPLACED, status: 'Void', voidReason: 'The payment behind it was reversed by the provider' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please do not pay/)).toHaveTextContent(
      'this invoice holds no longer. The payment behind it was reversed by the provider',
    );
    await expect(canvas.queryByRole('button', { name: 'Pay with ATM Card' })).toBeNull();
  },
};

export const AllOfThem: Story = {
  parameters: { wide: true },
  render: () => <OwnInvoices invoices={[UNPAID, PAID, REPLACED]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What is due next' })).toHaveTextContent('₦87,300.00');
    await expect(canvas.getByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      '/academic_fees/payments/invoice?invoiceNumber=INV2600000012',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const AllOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <OwnInvoices invoices={[UNPAID, PAID, { ...REPLACED, status: 'Void' }]} />,
  play: async ({ canvas }) => {
    for (const tag of ['Not paid', 'Paid', 'Void'])
      await expect(canvas.getByText(tag).getBoundingClientRect().height, `'${tag}' is one line high`).toBeLessThan(30);
  },
};

export const None: Story = {
  render: () => <OwnInvoices invoices={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoice waits to be paid.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
