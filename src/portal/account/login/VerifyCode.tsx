import { Link } from 'react-router-dom';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';

interface VerifyCodeProps {
  /** Null for an authenticator app; undefined until a code was sent. */
  readonly sentTo: string | null | undefined;
  readonly isUnsent: boolean;
  readonly onProve: (code: string) => Promise<void>;
  readonly onSendAgain: () => void;
}

const REFUSAL = { title: 'Login Failed!', body: 'Login failed, please check your details' };

export function VerifyCode({ sentTo, isUnsent, onProve, onSendAgain }: VerifyCodeProps) {
  const { field, submit, busy } = useFields({ code: '' }, REFUSAL, ({ code }) => ({
    code: code.trim() === '' ? 'please input your code' : null,
  }));
  const prove = submit(({ code }) => onProve(code));
  return (
    <AccountPage title="Verify it is you" lead={sourceOf(sentTo, isUnsent)}>
      <form className="sheet form" onSubmit={(event) => void prove(event)} noValidate>
        <div className="code">
          <TextField
            label="Your code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            {...field('code')}
          />
        </div>
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>
            Verify
          </Button>
        </div>
      </form>
      <div className="links">
        {(sentTo || isUnsent) && (
          <span>
            Nothing came?{' '}
            <Button look="minimal" intent="primary" onClick={onSendAgain}>
              Send a new code
            </Button>
          </span>
        )}
        <span>
          <Link to="/login" replace>
            Back to login
          </Link>
        </span>
      </div>
    </AccountPage>
  );
}

function sourceOf(sentTo: string | null | undefined, isUnsent: boolean): string {
  if (isUnsent) return 'The code could not be sent.';
  if (sentTo === undefined) return 'Sending your code…';
  return sentTo === null
    ? 'Enter the code that your authenticator app shows.'
    : `Enter the code that was sent to ${sentTo}. It is good for a few minutes.`;
}
