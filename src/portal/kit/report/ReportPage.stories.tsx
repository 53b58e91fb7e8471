import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import type { paymentReport } from '#contract/reports/payments.ts';
import { formatNaira } from '#rules/money.ts';
import { ReportPage } from './ReportPage.tsx';

const REPORT = 'GET /Payment/fee-report';

const Payments = () => (
  <ReportPage<typeof paymentReport.report>
    title="Payment reports"
    lead="What was paid."
    path="/Payment/fee-report"
    file="/Payment/download-fee-report"
    filters={[
      { name: 'by', title: 'Shown by', none: 'Purpose', options: [{ value: 'day', name: 'Day' }] },
      { name: 'channel', title: 'Channel', options: [{ value: 'card', name: 'Card' }] },
    ]}
    emptyWords="Nothing has been paid yet"
    columns={[
      { name: 'purpose', title: 'Purpose' },
      { name: 'payments', title: 'Payments', unit: 'count' },
      { name: 'receivedKobo', title: 'Money received', unit: 'kobo' },
    ]}
    figures={({ receivedKobo }) => [['Money received', formatNaira(receivedKobo)]]}
    chart={{ title: 'By purpose', look: 'bars', draws: ['receivedKobo'], label: ({ purpose }) => purpose! }}
  />
);

const TOTAL = { payments: 2, receivedKobo: 2_000_000 };

const meta = {
  component: Payments,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [REPORT]: { rows: [{ purpose: 'Venues', ...TOTAL }], total: TOTAL } }),
} satisfies Meta<typeof Payments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Venues 2 ₦20,000.00' })).toBeVisible();
  },
};

/** A choice has room for its words, the padding and the arrow. */
export const ChoicesAreReadWhole: Story = {
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Shown by' });
    const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const needed = pen.measureText('Purpose').width + parseFloat(paddingLeft) + parseFloat(paddingRight);
    await expect(choice.getBoundingClientRect().width).toBeGreaterThanOrEqual(Math.floor(needed));
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ [REPORT]: NO_LINE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
