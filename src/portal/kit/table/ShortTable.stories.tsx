import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatNaira } from '#rules/money.ts';
import { StatusTag } from '../StatusTag.tsx';
import { ShortTable, type ShortColumn } from './ShortTable.tsx';

interface Fee {
  readonly session: string;
  readonly due: number;
  readonly isPaid: boolean;
}

const COLUMNS: readonly ShortColumn<Fee>[] = [
  { title: 'Session', cell: ({ session }) => session },
  { title: 'Due', isNumber: true, cell: ({ due }) => formatNaira(due) },
  {
    title: 'Status',
    cell: ({ isPaid }) => <StatusTag look={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Part paid'}</StatusTag>,
  },
];

const Fees = ({ rows }: { readonly rows: readonly Fee[] }) => (
  <ShortTable title="School fees" rows={rows} keyOf={({ session }) => session} columns={COLUMNS} empty="No fees yet." />
);

const meta = {
  component: Fees,
  args: {
    rows: [
      { session: '2026/2027', due: 4_620_000, isPaid: false },
      { session: '2025/2026', due: 12_750_000, isPaid: true },
    ],
  },
  parameters: { wide: true },
} satisfies Meta<typeof Fees>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'School fees' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('cell', { name: '₦46,200.00' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fees yet.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
