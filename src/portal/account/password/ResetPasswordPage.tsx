import { Link } from 'react-router-dom';
import { AccountPage } from '../AccountPage.tsx';
import { useLinkParts } from '../useLinkParts.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OlderLink } from './OlderLink.tsx';
import { useMailedLink } from './useMailedLink.ts';
import { LoadingState } from '../../ui/states.tsx';

export function ResetPasswordPage() {
  const token = useLinkParts().get('token');
  return token ? <Opened key={token} token={token} /> : <NoToken />;
}

function Opened({ token }: { readonly token: string }) {
  const [link, readAgain] = useMailedLink(token);
  if (link && link.state !== 'good') return <OlderLink token={token} link={link} />;
  return (
    <AccountPage
      title="Reset Password"
      lead="Choose a new password. Wherever you are signed in, you will be signed out."
    >
      {link ? (
        <NewPasswordForm token={token} onRefused={readAgain} />
      ) : (
        <LoadingState lines={3} label="Opening the link" />
      )}
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
