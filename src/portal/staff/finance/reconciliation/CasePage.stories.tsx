import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
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
  remains:
    'The late registration of courses for the First semester of 2026/2027 stays. The change of department to Microbiology was approved, and stays',
  openedAt: '2026-11-27T09:42:00.000Z',
  openedBy: 'Remita',
  settledAs: null,
  state: 'open',
  may: ['settle'],
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

export const ReversedOnAPhone: Story = { ...Reversed, globals: { viewport: { value: 'phone' } } };
