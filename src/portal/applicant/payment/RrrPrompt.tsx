import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRrr } from '#rules/rrr.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { isWhole } from './useInvoice.ts';

export function RrrPrompt() {
  const setQuery = useSearchParams()[1];
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rrr = readRrr(typed);
    if (isWhole(rrr)) setQuery({ RRR: rrr });
    else setMistake(rrr === '' ? 'please input your RRR' : 'An RRR has 12 digits');
  };
  return (
    <form className="sheet form" noValidate onSubmit={submit}>
      <TextField
        label="RRR"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        help="Twelve digits, on your invoice. The college then asks Remita at once."
        value={typed}
        mistake={mistake}
        onChange={({ target }) => {
          setTyped(target.value);
          setMistake(undefined);
        }}
      />
      <div className="form__end">
        <Button type="submit" intent="primary">
          Check payment
        </Button>
      </div>
    </form>
  );
}
