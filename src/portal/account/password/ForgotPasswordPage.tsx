import { Link, useNavigate } from 'react-router-dom';
import type { sendResetPasswordMail } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';

const REFUSAL = { title: 'Failed to send reset password email!', body: 'check your details ' };

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const { field, submit, busy } = useFields({ email: '' }, REFUSAL, ({ email }) => ({
    email: emailMistake(email.trim()),
  }));
  const reset = submit(async ({ email }) => {
    await call<typeof sendResetPasswordMail>({
      method: 'POST',
      path: '/Authentication/send-reset-password-mail',
      query: { email: email.trim() },
    });
    raiseFlag({ title: 'Reset Password Email Successfully Sent!', intent: 'success' });
    await navigate('/verify_confirmation', { state: { email: email.trim() } });
  });
  return (
    <AccountPage
      title="Forgot Password"
      lead="Enter the email address of your account. A link to choose a new password will be sent there."
    >
      <form className="sheet form" onSubmit={(event) => void reset(event)} noValidate>
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
            Reset Password
          </Button>
        </div>
      </form>
      <div className="links">
        <span>
          <Link to="/login">Back to login</Link>
        </span>
      </div>
    </AccountPage>
  );
}

function emailMistake(email: string): string | null {
  if (email === '') return 'please input email address';
  return FORMATS.email(email) ? null : 'invalid email address';
}
