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
const INVOICES = { 'GET /Payment/all-student-invoices': [] };

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

export const OnAPhone: Story = { ...ChangeOfDegree, globals: { viewport: { value: 'phone' } } };
