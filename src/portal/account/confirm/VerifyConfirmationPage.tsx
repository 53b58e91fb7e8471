import { Link, useLocation } from 'react-router-dom';
import { AccountPage } from '../AccountPage.tsx';

export function VerifyConfirmationPage() {
  const { email } = (useLocation().state as { email?: string } | null) ?? {};
  return (
    <AccountPage title="Check your email">
      <div className="sheet">
        <p>
          {email ? (
            <>
              If <strong>{email}</strong> belongs to an account, a link is on its way there.
            </>
          ) : (
            'A link is on its way to your email address.'
          )}{' '}
          Open it to go on.
        </p>
        <p className="then">
          Nothing after a few minutes? Look in your spam folder, then <Link to="/forgot_password">ask again</Link>.
        </p>
      </div>
      <div className="links">
        <span>
          <Link to="/login">Back to login</Link>
        </span>
      </div>
    </AccountPage>
  );
}
