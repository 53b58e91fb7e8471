import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { isKobo, type Amount } from '#rules/typedMoney.ts';
import { MoneyField } from './MoneyField.tsx';

interface MoneyProps {
  readonly opening: Amount;
  readonly disabled?: boolean;
  readonly onAmount: (amount: Amount) => void;
}

function Money({ opening, disabled = false, onAmount }: MoneyProps) {
  const [amount, setAmount] = useState(opening);
  const isMistaken = amount !== '' && !isKobo(amount);
  return (
    <MoneyField
      label="Caution fee"
      required
      amount={amount}
      disabled={disabled}
      {...(isMistaken && { mistake: 'please enter an amount, as 10,000.50' })}
      onAmount={(next) => {
        setAmount(next);
        onAmount(next);
      }}
    />
  );
}

const meta = { component: Money, args: { opening: '', onAmount: fn() } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Caution fee/ });
    for (const text of ['10,000', '10000.00', '₦10 000']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(args.onAmount).toHaveBeenLastCalledWith(1_000_000);
      await userEvent.tab();
      await expect(field).toHaveValue('10,000.00');
    }
    await expect(getComputedStyle(field).textAlign).toBe('right');
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Caution fee/ });
    await userEvent.type(field, '10,00');
    await userEvent.tab();
    await expect(field).toHaveValue('10,00');
    await expect(field).toBeInvalid();
    await expect(args.onAmount).toHaveBeenLastCalledWith('10,00');
  },
};

export const Closed: Story = { args: { opening: 123_456_705, disabled: true } };

export const OnAPhone: Story = { args: { opening: 1_000_050 }, globals: { viewport: { value: 'phone' } } };
