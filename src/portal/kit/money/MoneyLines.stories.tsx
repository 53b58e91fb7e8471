import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyLines } from './MoneyLines.tsx';

const meta = {
  component: MoneyLines,
  args: {
    title: 'School fees of 2026/2027',
    lines: [
      { id: 1, name: 'Tuition', note: 'Computer Science, not an indigene', amountKobo: 9_000_000 },
      { id: 2, name: 'Library', amountKobo: 750_000 },
      { id: 3, name: 'Scholarship', note: 'Half of Tuition', amountKobo: -4_500_000 },
    ],
    totalKobo: 5_250_000,
    inWords: 'Fifty Two Thousand Five Hundred Naira Only',
  },
} satisfies Meta<typeof MoneyLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnInvoice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total ₦52,500.00' })).toBeVisible();
    await expect(canvas.getByText('Fifty Two Thousand Five Hundred Naira Only')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Scholarship/ })).toHaveTextContent('-₦45,000.00');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
