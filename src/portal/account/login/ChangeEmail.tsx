import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

/** Shown once, to one who has not yet moved to the new account state. */
export function ChangeEmail({ onChange }: { readonly onChange: (email: string) => Promise<void> }) {
  const { field, submit, busy } = useFields({ email: '' }, REFUSAL, ({ email }) => ({
    email: email.trim() === '' ? 'please input your email address' : null,
  }));
  const change = submit(({ email }) => onChange(email));
  return (
    <AccountPage
      title="Confirm your email address"
      lead="The portal now signs you in with an email address of your own. Enter one that you can open: a code will be sent there."
    >
      <form className="sheet form" onSubmit={(event) => void change(event)} noValidate>
        <TextField
          label="Email Address"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email address"
          {...field('email')}
        />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>
            Send code
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
