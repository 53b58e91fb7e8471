import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { RefundSourceRow } from '#contract/finance/refunds.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { AskRefundPage } from './AskRefundPage.tsx';

const CREDIT: RefundSourceRow = {
  caseId: null,
  studentId: '0190f5c2-0000-7000-8000-000000000005',
  payerName: 'Okafor Ada Ngozi',
  about: 'Credit of MC/26/0417',
  heldKobo: 6_500_000,
  owedKobo: 2_500_000,
  askedKobo: 0,
  refundableKobo: 4_000_000,
};

const meta = {
  component: AskRefundPage,
  parameters: { isPage: true, address: '/invoice_management/refunds/ask?of=MC/26/0417' },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Payment/refund-sources': [CREDIT] }, ['invoices', 'refund-ask']),
} satisfies Meta<typeof AskRefundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Credit goes back beyond what is owed, and the form begins with all of it. */
export const Credit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('₦40,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByLabelText(/Amount in naira/)).toHaveValue('40000');
  },
};

/** What is owed pays first, and somebody has asked for the rest. */
export const NothingLeft: Story = {
  beforeEach: collegeSays({ 'GET /Payment/refund-sources': [{ ...CREDIT, askedKobo: 4_000_000, refundableKobo: 0 }] }, [
    'invoices',
    'refund-ask',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asked for already')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for this refund' })).toBeNull();
  },
};

export const UnknownNumber: Story = {
  beforeEach: collegeSays({}, ['invoices', 'refund-ask']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing is due by/)).toBeVisible();
  },
};

export const CreditOnAPhone: Story = { ...Credit, globals: { viewport: { value: 'phone' } } };
