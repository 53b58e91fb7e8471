import { raiseFailure } from '../../kit/raiseFailure.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useAction } from '../../kit/useAction.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

interface CodeFormProps {
  readonly label: string;
  readonly help?: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onAgain: () => Promise<void>;
}

const REFUSAL = { title: 'Invalid Action!', body: 'The code could not be checked. Please try again' };

const ON_INVOICE = 'We sent it to the email address on the invoice. It may take a minute, or be in your spam folder.';

/** An invoice's address, to which its code was mailed, is shown to nobody. */
export function CodeForm({ label, help = ON_INVOICE, onCode, onAgain }: CodeFormProps) {
  const { field, submit, busy } = useFields({ code: '' }, REFUSAL, ({ code }) => ({
    code: code.trim() === '' ? 'please input your code' : null,
  }));
  const [again, sending] = useAction(async () => {
    try {
      await onAgain();
      raiseFlag({ title: 'A new code is on its way', body: 'It goes where the last one went.', intent: 'success' });
    } catch (error) {
      raiseFailure(error, { title: REFUSAL.title, body: 'The code could not be sent. Please try again' });
    }
  });
  return (
    <>
      <form className="sheet form" onSubmit={(event) => void submit(({ code }) => onCode(code))(event)} noValidate>
        <TextField
          label="Your code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          help={help}
          {...field('code')}
        />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>
            {label}
          </Button>
        </div>
      </form>
      <p className="then">
        Nothing came?{' '}
        <Button look="minimal" intent="primary" busy={sending} onClick={() => void again()}>
          Send a new code
        </Button>
      </p>
    </>
  );
}
