import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';
import { dayMistake } from './dayMistake.ts';

interface DatesProps {
  readonly opening: string;
  readonly mistake?: string;
  readonly disabled?: boolean;
  readonly onDay: (day: string) => void;
}

function Dates({ opening, mistake, disabled = false, onDay }: DatesProps) {
  const [day, setDay] = useState(opening);
  const change = ({ target: { value } }: { readonly target: { readonly value: string } }) => {
    setDay(value);
    onDay(value);
  };
  const judged = mistake ?? dayMistake(day);
  return (
    <DateField
      id="opens"
      label="First day of lectures"
      required
      help="Typed as 5/9/26, or chosen"
      value={day}
      disabled={disabled}
      {...(judged && { mistake: judged })}
      onChange={change}
    />
  );
}

const meta = { component: Dates, args: { opening: '', onDay: fn() } } satisfies Meta<typeof Dates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /First day of lectures/ })).toHaveAttribute(
      'placeholder',
      'dd/mm/yyyy',
    );
  },
};

export const Typed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /First day of lectures/ });
    for (const text of ['5/9/26', '05092026']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue('05/09/2026');
    }
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-09-05');
  },
};

export const ByKeys: Story = {
  args: { opening: '2026-12-31' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /First day of lectures/ });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('01/01/2027');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('30/12/2026');
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-12-30');
  },
};

export const Picked: Story = {
  args: { opening: '2026-11-21' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Calendar' })).toBeVisible();
    await fireEvent.change(canvasElement.querySelector('[type=date]')!, { target: { value: '2027-01-04' } });
    await expect(canvas.getByRole('textbox', { name: /First day of lectures/ })).toHaveValue('04/01/2027');
  },
};

/** What is no day stays as it was typed. */
export const Mistaken: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /First day of lectures/ });
    await userEvent.type(field, '31/2/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('31/2/2026');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('please enter a day, as 23/11/2026')).toBeVisible();
    await expect(args.onDay).toHaveBeenLastCalledWith('31/2/2026');
  },
};

export const Refused: Story = { args: { opening: '2026-11-21', mistake: 'lectures cannot begin before the session' } };

export const Closed: Story = { args: { opening: '2026-11-21', disabled: true } };

export const OnAPhone: Story = { args: { opening: '2026-11-21' }, globals: { viewport: { value: 'phone' } } };
