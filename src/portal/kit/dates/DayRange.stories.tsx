import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { DayRange } from '#rules/days/calendar.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import '../list/list.css';

interface RangeProps {
  readonly opening: DayRange;
  readonly onRange: (range: DayRange) => void;
}

function Range({ opening, onRange }: RangeProps) {
  const [range, setRange] = useState(opening);
  const change = (days: Partial<DayRange>) => {
    setRange({ ...range, ...days });
    onRange({ ...range, ...days });
  };
  return (
    <div className="toolbar">
      <div className="toolbar__asking">
        <DayRangeFields
          titles={{ from: 'From', to: 'To' }}
          value={range}
          today="2026-11-21"
          opened="2026-09-07"
          onRange={change}
        />
      </div>
    </div>
  );
}

const meta = {
  component: Range,
  args: { opening: { from: '', to: '' }, onRange: fn() },
  parameters: { wide: true },
} satisfies Meta<typeof Range>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const period = canvas.getByRole('combobox', { name: 'Period' });
    await userEvent.selectOptions(period, 'This week');
    await expect(canvas.getByLabelText('From')).toHaveValue('16/11/2026');
    await expect(canvas.getByLabelText('To')).toHaveValue('22/11/2026');
    await userEvent.selectOptions(period, 'This session');
    await expect(args.onRange).toHaveBeenLastCalledWith({ from: '2026-09-07', to: '2026-11-21' });
    await userEvent.selectOptions(period, 'Other days');
    await expect(args.onRange).toHaveBeenLastCalledWith({ from: '', to: '' });
    await expect(period).toHaveDisplayValue('Any day');
  },
};

/** The college is asked once the year is whole, or the field is left: not with each key. */
export const Typed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '1/11/26');
    await expect(args.onRange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onRange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '' });
    await userEvent.type(canvas.getByLabelText('To'), '21112026');
    await expect(args.onRange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' });
    await expect(args.onRange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Other days');
  },
};

export const Mistaken: Story = {
  args: { opening: { from: '2026-11-21', to: '2026-11-01' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the last day is before the first');
    await userEvent.type(canvas.getByLabelText('From'), '{Control>}a{/Control}later{Enter}');
    await expect(canvas.getByText('please enter a day, as 23/11/2026')).toBeVisible();
    await expect(args.onRange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  args: { opening: { from: '2026-11-16', to: '2026-11-22' } },
  globals: { viewport: { value: 'phone' } },
};
