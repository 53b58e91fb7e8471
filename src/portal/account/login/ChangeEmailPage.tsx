import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { changeEmail } from '#contract/people/accounts.ts';
import { call } from '../../api/call.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';

interface Moving {
  readonly challenge: string;
  readonly from?: string;
}

export function Page() {
  const moving = useLocation().state as Moving | null;
  return moving ? <ChangeEmail {...moving} /> : <Navigate to="/login" replace />;
}

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

/** Shown once, to one who has not yet moved to the new account state. */
function ChangeEmail({ challenge, from }: Moving) {
  const navigate = useNavigate();
  const { field, submit, busy } = useFields({ email: '' }, REFUSAL, ({ email }) => ({ email: email.trim() === '' ? 'please input your email address' : null }));
  const change = submit(async ({ email }) => {
    const { sentTo } = await call<typeof changeEmail>({ method: 'POST', path: '/Authentication/change-email', body: { challenge, email } });
    await navigate('/verify_otp', { state: { challenge, from, sentTo } });
  });
  return (
    <AccountPage title="Confirm your email address"
      lead="The portal now signs you in with an email address of your own. Enter one that you can open: a code will be sent there.">
      <form className="sheet form" onSubmit={(event) => void change(event)} noValidate>
        <TextField label="Email Address" required type="email" inputMode="email" autoComplete="email" placeholder="Enter your email address" {...field('email')} />
        <div className="form__end"><Button type="submit" intent="primary" busy={busy}>Send code</Button></div>
      </form>
    </AccountPage>
  );
}
