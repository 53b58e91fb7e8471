import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { resetPassword } from '#contract/people/accounts.ts';
import { newPasswordMistakes } from '#rules/password.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { NEW_PASSWORD, NewPassword } from './NewPassword.tsx';

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const navigate = useNavigate();
  const form = useFields(NEW_PASSWORD, REFUSAL, newPasswordMistakes);
  const reset = form.submit(async ({ password }) => {
    await call<typeof resetPassword>({
      method: 'POST',
      path: '/Authentication/reset-password',
      body: { token: token!, password },
    });
    raiseFlag({ title: 'Your password has been changed', body: 'Please log in with it.', intent: 'success' });
    await navigate('/login', { replace: true });
  });
  if (!token) return <NoToken />;
  return (
    <AccountPage
      title="Reset Password"
      lead="Choose a new password. Wherever you are signed in, you will be signed out."
    >
      <form className="sheet form" onSubmit={(event) => void reset(event)} noValidate>
        <NewPassword {...form} />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={form.busy}>
            Reset Password
          </Button>
        </div>
      </form>
      <div className="links">
        <span>
          The link no longer works? <Link to="/forgot_password">Ask for another</Link>
        </span>
      </div>
    </AccountPage>
  );
}

const NoToken = () => (
  <AccountPage title="Reset Password" lead="This page is opened by the link in an email.">
    <p>
      Ask for that email at <Link to="/forgot_password">Forgot password</Link>, then open the link that it brings.
    </p>
  </AccountPage>
);
