import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { impersonationLogin } from '#contract/people/accounts.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { serverMessage, UNHEARD } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { LoadingState } from '../../ui/states.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { useWelcome } from '../login/useWelcome.ts';
import { useLinkParts } from '../useLinkParts.ts';

/** It takes the other person's place in this tab alone. */
export function ImpersonationLoginPage() {
  const parts = useLinkParts();
  const welcome = useWelcome();
  const [mistake, setMistake] = useState<string>();
  useEffect(() => {
    const body = {
      userIdToImpersonate: parts.get('userIdToImpersonate') ?? '',
      impersonatorId: parts.get('impersonatorId') ?? '',
      token: parts.get('token') ?? '',
    };
    if (Object.values(body).includes('')) return setMistake('This address is not whole.');
    void call<typeof impersonationLogin>({ method: 'POST', path: '/Authentication/impersonation-login', body })
      .then((reply) => welcome(reply))
      .catch((error: unknown) => setMistake(serverMessage(error, UNHEARD)));
  }, []); // oxlint-disable-line react/exhaustive-deps -- the address is good once
  return (
    <AccountPage title="In another person's place">
      {mistake ? (
        <div className="notice notice--danger" role="alert">
          <p>{mistake}</p>
        </div>
      ) : (
        <LoadingState lines={3} label="Opening the portal" />
      )}
      <div className="links">
        <span>
          <Link to={SHELL.dashboard.to}>Back to your own dashboard</Link>
        </span>
      </div>
    </AccountPage>
  );
}
