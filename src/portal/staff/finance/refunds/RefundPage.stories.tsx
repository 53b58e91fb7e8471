import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Refund } from '#contract/finance/refunds.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RefundPage } from './RefundPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000066';

const ASKED: Refund = {
  id: ID,
  reference: 'RF000012',
  payerName: 'Okafor Ada Ngozi',
  source: 'case',
  caseId: '0190f5c2-0000-7000-8000-000000000001',
  studentId: null,
  about: 'RRR 310008154712, School fees of 2026/2027, first instalment',
  heldKobo: 6_000_000,
  owedKobo: 0,
  askedKobo: 6_000_000,
  refundableKobo: 0,
  amountKobo: 6_000_000,
  bank: 'First Bank of Nigeria',
  accountNumber: '3012345678',
  accountName: 'OKAFOR CHIDI',
  nameReason: 'Her father’s account, by her letter of 27 November',
  isOwnAccount: false,
  reason: 'She paid twice, and asks for the second payment',
  askedAt: '2026-11-28T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  fileId: null,
  bankReference: null,
  paidOn: null,
  state: 'asked',
  may: ['approve', 'refuse'],
  digest: 'seen',
  others: [
    {
      id: '0190f5c2-0000-7000-8000-000000000067',
      reference: 'RF000007',
      amountKobo: 6_000_000,
      askedAt: '2026-11-20T08:10:00.000Z',
      state: 'returned',
    },
  ],
};

const SENT: Refund = {
  ...ASKED,
  accountName: 'OKAFOR ADA N',
  nameReason: null,
  isOwnAccount: true,
  fileId: 4,
  state: 'sent',
  may: ['pay', 'return'],
};

const HISTORY = [
  {
    step: 'Asked',
    from: 'To be approved',
    to: 'To be approved',
    by: 'Danjuma Halima',
    reason: ASKED.reason,
    at: ASKED.askedAt,
  },
];

const says = (record: Refund, answers: object = {}) =>
  collegeSays({ [`GET /Payment/refund/${ID}`]: record, [`GET /Payment/refund/${ID}/history`]: HISTORY, ...answers }, [
    'invoices',
    'refund-approve',
    'refund-pay',
  ]);

const meta = {
  component: RefundPage,
  parameters: { isPage: true, address: `/invoice_management/refunds/refund?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: says(ASKED),
} satisfies Meta<typeof RefundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever approves it sees that the account is another person's, why, and what was tried before. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They are not the payer’s')).toBeVisible();
    await expect(canvas.getByText('Her father’s account, by her letter of 27 November')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RF000007' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toBeVisible();
  },
};

let approved: unknown;

/** What is approved is what was seen. */
export const Approving: Story = {
  beforeEach: () => {
    approved = undefined;
    const restore = says(ASKED, {
      [`POST /Payment/refund/${ID}/approve`]: { state: 'approved', status: 'To be sent', may: [] },
    })();
    const { fetch } = window;
    window.fetch = async (input, options) => {
      const request = new Request(input, options);
      if (request.method === 'POST') approved = await request.clone().json();
      return fetch(request);
    };
    return () => {
      window.fetch = fetch;
      restore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/The payer is emailed/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(approved).toMatchObject({ from: 'asked', digest: 'seen' }));
  },
};

/** The bank's word is its reference and the day. */
export const Confirming: Story = {
  beforeEach: says(SENT),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Confirm the payment' }));
    await waitFor(() => expect(dialog.getAllByText('please enter the bank’s reference')[0]).toBeVisible());
  },
};

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };

export const ConfirmingOnAPhone: Story = { ...Confirming, globals: { viewport: { value: 'phone' } } };
