import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Breakdown } from './Breakdown.tsx';
import type { Line } from './breakdown.ts';

interface FeeProps {
  readonly opening: readonly Line[];
  readonly isJudged: boolean;
  readonly onLines: (lines: readonly Line[]) => void;
}

function Fee({ opening, isJudged, onLines }: FeeProps) {
  const [lines, setLines] = useState(opening);
  return (
    <Breakdown
      title="Parts of the school fee"
      totalKobo={8_550_000}
      lines={lines}
      isJudged={isJudged}
      onLines={(next) => {
        setLines(next);
        onLines(next);
      }}
    />
  );
}

const LINES: readonly Line[] = [
  { id: 'tuition', name: 'Tuition', amount: 6_000_000 },
  { id: 'library', name: 'Library', amount: 550_000 },
  { id: 'medical', name: 'Medical', amount: '' },
];

const meta = { component: Fee, args: { opening: LINES, isJudged: false, onLines: fn() } } satisfies Meta<typeof Fee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('₦65,500.00 of ₦85,500.00 ₦20,000.00 is missing');
    await userEvent.click(canvas.getByRole('button', { name: 'Rest into line 3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('₦85,500.00 of ₦85,500.00 It adds up');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('₦5,500.00 is missing');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await userEvent.type(canvas.getAllByLabelText('For').at(-1)!, 'Sports');
    await userEvent.type(canvas.getAllByLabelText('Amount').at(-1)!, '6,000');
    await expect(canvas.getByRole('status')).toHaveTextContent('₦500.00 too much');
  },
};

export const Empty: Story = { args: { opening: [] } };

export const Mistaken: Story = {
  args: {
    isJudged: true,
    opening: [
      { id: 'a', name: '', amount: '10,00' },
      { id: 'b', name: 'Library', amount: 550_000 },
      { id: 'c', name: 'library', amount: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('please enter what it is for')).toBeVisible();
    await expect(canvas.getAllByText('another line has this name')).toHaveLength(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
