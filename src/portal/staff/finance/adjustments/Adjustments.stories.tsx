import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Adjustment, AdjustmentStudent } from '#contract/finance/adjustments.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { AdjustmentLimitsPage } from './AdjustmentLimitsPage.tsx';
import { AdjustmentPage } from './AdjustmentPage.tsx';
import { AskAdjustmentPage } from './AskAdjustmentPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000081';

const STUDENT: AdjustmentStudent = {
  studentId: '0190f5c2-0000-7000-8000-000000000005',
  fullName: 'Okafor Ada Ngozi',
  number: 'MC/26/0417',
  owedKobo: 9_500_000,
  creditKobo: 0,
  leftKobo: 2_000_000,
  charges: [
    {
      id: '0190f5c2-0000-7000-8000-000000000011',
      fee: 'Tuition',
      session: '2026/2027',
      dueKobo: 8_000_000,
      askedKobo: 3_000_000,
      waivableKobo: 5_000_000,
    },
  ],
};

const ASKED: Adjustment = {
  id: ID,
  reference: 'AJ000012',
  kind: 'lodgement',
  fullName: STUDENT.fullName,
  number: STUDENT.number,
  studentId: STUDENT.studentId,
  about: 'Access Bank, teller 4512',
  amountKobo: 6_000_000,
  dueKobo: 9_500_000,
  lodgedOn: '2026-11-27',
  reason: 'The terminal was down',
  paperName: 'teller.pdf',
  askedAt: '2026-11-28T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  atOnce: false,
  postedAt: null,
  remains: '',
  statementDay: null,
  state: 'asked',
  may: ['approve', 'refuse'],
  digest: 'seen',
};

const meta = {
  component: AskAdjustmentPage,
  parameters: { isPage: true, address: '/invoice_management/adjustments/ask?of=MC/26/0417' },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Payment/adjustment-student': STUDENT }, ['invoices', 'adjust-ask']),
} satisfies Meta<typeof AskAdjustmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A waiver begins with all that may be waived, and needs its paper. */
export const Waiving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Waive: Tuition, 2026/2027' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText(/Amount in naira/)).toHaveValue('50000'));
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }));
    await waitFor(() => expect(dialog.getAllByText('please upload the paper')[0]).toBeVisible());
  },
};

export const WaivingOnAPhone: Story = { ...Waiving, globals: { viewport: { value: 'phone' } } };

/** Whoever approves it sees what the student owes now. */
export const Asked: Story = {
  parameters: { address: `/invoice_management/adjustments/adjustment?id=${ID}` },
  beforeEach: collegeSays({ [`GET /Payment/adjustment/${ID}`]: ASKED, [`GET /Payment/adjustment/${ID}/history`]: [] }, [
    'invoices',
    'adjust-approve',
  ]),
  render: () => <AdjustmentPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₦95,000.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the paper' })).toBeVisible();
  },
};

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };

/** Nobody sets the limit of their own role. */
export const Limits: Story = {
  parameters: { address: '/invoice_management/adjustments/limits' },
  beforeEach: collegeSays(
    {
      'GET /Payment/adjustment-limits': [
        { roleId: 5, role: 'bursar', amountKobo: 2_000_000, isOwn: false },
        { roleId: 7, role: 'admin', amountKobo: 0, isOwn: true },
      ],
    },
    ['invoices', 'adjust-approve'],
  ),
  render: () => <AdjustmentLimitsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change the limit of bursar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change the limit of admin' })).toBeNull();
  },
};
