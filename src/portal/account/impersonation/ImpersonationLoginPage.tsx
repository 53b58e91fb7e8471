import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { impersonationLogin } from '#contract/people/accounts.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { serverMessage, UNHEARD } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { useWelcome } from '../login/useWelcome.ts';
import { useLinkParts } from '../useLinkParts.ts';

/** It takes the other person's place in this tab alone, at a press: to open a page changes nothing, since previews open pages too. */
export function ImpersonationLoginPage() {
  const parts = useLinkParts();
  const welcome = useWelcome();
  const body = {
    userIdToImpersonate: parts.get('userIdToImpersonate') ?? '',
    impersonatorId: parts.get('impersonatorId') ?? '',
    token: parts.get('token') ?? '',
  };
  const isWhole = !Object.values(body).includes('');
  const [mistake, setMistake] = useState(isWhole ? undefined : 'This address is not whole.');
  const [take, busy] = useAction(async () => {
    try {
      await welcome(
        await call<typeof impersonationLogin>({ method: 'POST', path: '/Authentication/impersonation-login', body }),
      );
    } catch (error) {
      setMistake(serverMessage(error, UNHEARD));
    }
  });
  return (
    <AccountPage
      title="In another person's place"
      lead="In this tab alone, for half an hour. The person is told, with your reason."
    >
      {mistake !== undefined && (
        <div className="notice notice--danger" role="alert">
          <p>{mistake}</p>
        </div>
      )}
      {isWhole && (
        <div className="form__end">
          <Button intent="primary" busy={busy} onClick={() => void take()}>
            Take their place
          </Button>
        </div>
      )}
      <div className="links">
        <span>
          <Link to={SHELL.dashboard.to}>Back to your own dashboard</Link>
        </span>
      </div>
    </AccountPage>
  );
}
