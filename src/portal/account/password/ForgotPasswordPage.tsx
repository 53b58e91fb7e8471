import { Link, useNavigate } from 'react-router-dom';
import type { sendResetPasswordMail } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { AccountPage } from '../AccountPage.tsx';
import { EmailForm } from '../EmailForm.tsx';

const REFUSAL = { title: 'Failed to send reset password email!', body: 'check your details ' };

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const reset = async (email: string) => {
    await call<typeof sendResetPasswordMail>({
      method: 'POST',
      path: '/Authentication/send-reset-password-mail',
      query: { email },
    });
    raiseFlag({ title: 'Reset Password Email Successfully Sent!', intent: 'success' });
    await navigate('/verify_confirmation', { state: { email } });
  };
  return (
    <AccountPage
      title="Forgot Password"
      lead="Enter the email address of your account. A link to choose a new password will be sent there."
    >
      <EmailForm refusal={REFUSAL} mistakeIn={emailMistake} submitLabel="Reset Password" onEmail={reset} />
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
