import type { Amount } from '#rules/typedMoney.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { MoneyInput } from './MoneyInput.tsx';

interface MoneyFieldProps extends Omit<FieldProps, 'children'> {
  readonly amount: Amount;
  readonly disabled?: boolean;
  readonly onAmount: (amount: Amount) => void;
}

export function MoneyField({ amount, disabled, onAmount, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => <MoneyInput {...attributes} disabled={disabled} amount={amount} onAmount={onAmount} />}
    </Field>
  );
}
