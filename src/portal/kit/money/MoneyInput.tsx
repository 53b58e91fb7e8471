import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { formatNaira } from '#rules/money.ts';
import { isKobo, typedMoney, type Amount } from '#rules/typedMoney.ts';
import './money.css';

interface MoneyInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly amount: Amount;
  /** With each key: kobo, or the text as it is typed. */
  readonly onAmount: (amount: Amount) => void;
}

export function MoneyInput({ amount, onAmount, onBlur, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(shown(amount));
  const last = useRef(amount);
  useEffect(() => {
    if (amount === last.current) return;
    last.current = amount;
    setTyped(shown(amount));
  }, [amount]);
  const type = (text: string) => {
    setTyped(text);
    last.current = typedMoney(text);
    if (last.current !== amount) onAmount(last.current);
  };
  return (
    <span className="money">
      <span className="money__sign" aria-hidden="true">
        ₦
      </span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="bp6-input"
        {...input}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          setTyped(shown(last.current));
          onBlur?.(event);
        }}
      />
    </span>
  );
}

/** The sign stands beside the field. */
const shown = (amount: Amount): string => (isKobo(amount) ? formatNaira(amount).slice(1) : amount);
