import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { CaseAccounts, PaymentCase } from '#contract/finance/reconciliation.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { CaseListPage } from './CaseListPage.tsx';
import { CasePage } from './CasePage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';

const REVERSED: PaymentCase = {
  id: ID,
  rrr: '310008154712',
  kind: 'reversed',
  invoiceNumber: 'MC2026000417',
  fullName: 'Eze-Nwosu Chukwuemeka Paul',
  description: 'School fees of 2026/2027, first instalment',
  expectedKobo: 6_500_000,
  reportedKobo: 0,
  heldKobo: 0,
  digest: 'seen',
  dueKobo: 0,
  remains:
    'The late registration of courses for the First semester of 2026/2027 stays. The change of department to Microbiology was approved, and stays',
  bankReference: null,
  owner: null,
  ageDays: null,
  openedAt: '2026-11-27T09:42:00.000Z',
  openedBy: 'Remita',
  settledAs: null,
  state: 'open',
  may: ['settle'],
};

const SHORT: PaymentCase = {
  ...REVERSED,
  id: '0190f5c2-0000-7000-8000-000000000002',
  kind: 'short',
  reportedKobo: 6_000_000,
  heldKobo: 6_000_000,
  ageDays: 12,
  owner: 'Bello Amina',
  remains: '',
};

/** Nobody asked for it, and the bank names whoever paid. */
const LODGEMENT: PaymentCase = {
  ...SHORT,
  id: '0190f5c2-0000-7000-8000-000000000003',
  kind: 'lodgement',
  rrr: 'LD000012',
  bankReference: '0099000001|2026-10-03||6000000||CHUKWU NKECHI GRACE||1',
  invoiceNumber: null,
  fullName: 'NIP/TRANSFER/CHUKWUNKECHIGRACE/SCHOOLFEES',
  description: null,
  expectedKobo: 0,
  owner: null,
  ageDays: 41,
  may: ['take', 'settle'],
};

const PART: CaseAccounts = {
  mistake: null,
  recipient: null,
  accounts: [
    { name: 'In suspense', beforeKobo: 6_000_000, afterKobo: 0 },
    { name: 'Invoice INV2600000188, to pay', beforeKobo: 6_500_000, afterKobo: 500_000 },
  ],
};

const meta = {
  component: CasePage,
  parameters: { isPage: true, address: `/invoice_management/cases/case?id=${ID}` },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [`GET /Payment/case/${ID}`]: REVERSED, [`GET /Payment/case/${ID}/history`]: [] }, [
    'invoices',
  ]),
} satisfies Meta<typeof CasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the money opened, and nobody can close any more. */
export const Reversed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(REVERSED.remains)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settle this case' })).toBeVisible();
  },
};

/** Money at the bank that no invoice asked for. */
export const Lodgement: Story = {
  parameters: { isPage: true, address: `/invoice_management/cases/case?id=${LODGEMENT.id}` },
  beforeEach: collegeSays(
    { [`GET /Payment/case/${LODGEMENT.id}`]: LODGEMENT, [`GET /Payment/case/${LODGEMENT.id}/history`]: [] },
    ['invoices'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account 0099000001, 03/10/2026')).toBeVisible();
    await expect(canvas.getByText('41 days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take it on' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See the payment' })).toBeNull();
  },
};

export const LodgementOnAPhone: Story = { ...Lodgement, globals: { viewport: { value: 'phone' } } };

/** Where the money goes, before anything is posted. */
export const PartPayment: Story = {
  parameters: { isPage: true, address: `/invoice_management/cases/case?id=${SHORT.id}` },
  beforeEach: collegeSays(
    {
      [`GET /Payment/case/${SHORT.id}`]: SHORT,
      [`GET /Payment/case/${SHORT.id}/history`]: [],
      [`GET /Payment/case/${SHORT.id}/accounts`]: PART,
    },
    ['invoices'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle this case' }));
    const box = await screen.findByRole('dialog');
    const dialog = within(box);
    await userEvent.selectOptions(await dialog.findByLabelText(/What was decided/), 'Accept as part payment');
    await expect(
      await dialog.findByRole('row', { name: /Invoice INV2600000188, to pay ₦65,000.00 ₦5,000.00/ }),
    ).toBeVisible();
    await expect(box.scrollWidth, 'it is no wider than the dialog').toBeLessThanOrEqual(box.clientWidth);
  },
};

export const PartPaymentOnAPhone: Story = { ...PartPayment, globals: { viewport: { value: 'phone' } } };

export const ReversedOnAPhone: Story = { ...Reversed, globals: { viewport: { value: 'phone' } } };

/** Its columns scroll beside the menu, and the page does not. */
export const All: Story = {
  render: () => <CaseListPage />,
  parameters: { isPage: true, address: '/invoice_management/cases' },
  beforeEach: collegeSays({ 'GET /Payment/cases': onePage([LODGEMENT, { ...SHORT, state: 'unposted' }, REVERSED]) }, [
    'invoices',
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bank lodgement' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
