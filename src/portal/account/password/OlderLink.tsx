import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailedLink, renewMailedLink } from '#contract/people/accounts.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { ApiError, serverMessage, UNHEARD } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../kit/useAction.ts';
import { raiseFlag } from '../../core/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountPage } from '../AccountPage.tsx';

interface OlderLinkProps {
  readonly token: string;
  readonly link: MailedLink;
}

/** Says why a link does not work, and what does. */
export const OlderLink = ({ token, link }: OlderLinkProps) => (
  <AccountPage title="Reset Password" lead="The link that you opened does not work any more.">
    <Why token={token} link={link} />
    <div className="links">
      <span>
        <Link to="/login">Log in</Link>
      </span>
      <span>
        <Link to="/forgot_password">Forgot password?</Link>
      </span>
    </div>
  </AccountPage>
);

function Why({ token, link }: OlderLinkProps) {
  if (link.state === 'used')
    return (
      <p className="notice notice--warning">This link was used already. Log in with the password that you chose.</p>
    );
  if (link.state === 'unknown')
    return (
      <p className="notice notice--warning">
        The portal does not know this link: it is cut short, or ended more than a day ago. Open it from the email again,
        or ask for another.
      </p>
    );
  return <SendAgain token={token} why={whyOf(link)} />;
}

const whyOf = ({ newerAt }: MailedLink): string =>
  newerAt === null
    ? 'This link has expired.'
    : `A newer email was sent on ${displayMoment(newerAt)}. Please open its link: an older one ends as a newer one is sent.`;

function SendAgain({ token, why }: { readonly token: string; readonly why: string }) {
  const [isSent, setIsSent] = useState(false);
  const [send, busy] = useAction(async () => {
    try {
      const body = { token };
      await call<typeof renewMailedLink>({ method: 'POST', path: '/Authentication/renew-mailed-link', body });
      setIsSent(true);
    } catch (error) {
      const isUnheard = error instanceof ApiError && error.isUnheard;
      raiseFlag({ title: 'Failed!', body: isUnheard ? UNHEARD : serverMessage(error, UNHEARD), intent: 'danger' });
    }
  });
  if (isSent)
    return (
      <p className="notice notice--success" role="status">
        A new link is on its way to the email address of your account.
      </p>
    );
  return (
    <div className="sheet">
      <p>{why}</p>
      <div className="form__end">
        <Button intent="primary" busy={busy} onClick={() => void send()}>
          Send a new link
        </Button>
      </div>
    </div>
  );
}
