import { useState, type FormEvent } from 'react';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import type { ApiError } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAction } from '../../kit/useAction.ts';

interface CorrectAddressProps {
  readonly referee: RefereeProgress;
  onCorrect(refereeEmail: string): Promise<void>;
  onLeave(): void;
}

export function CorrectAddress({ referee: { refereeEmail, refereeId }, onCorrect, onLeave }: CorrectAddressProps) {
  const [email, setEmail] = useState(refereeEmail);
  const [mistake, setMistake] = useState<string>();
  const [correct, busy] = useAction(async () => {
    try {
      await onCorrect(email);
      onLeave();
    } catch (error) {
      setMistake((error as ApiError).errors['/refereeEmail'] ?? (error as ApiError).message);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void correct();
  };
  return (
    <form className="referee__correct" onSubmit={submit} noValidate>
      <TextField
        id={`correct-${refereeId}`}
        label="Email address"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        mistake={mistake}
        help="Your referee is asked there at once; the mail to the old address no longer opens the form."
        autoFocus
        onChange={({ target }) => {
          setEmail(target.value);
          setMistake(undefined);
        }}
      />
      <div className="referee__ways">
        <Button type="submit" intent="primary" busy={busy}>
          Ask at this address
        </Button>
        <Button look="minimal" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
