import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { sendCode, twoFactorAuthentication } from '#contract/people/accounts.ts';
import { serverMessage } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { useWelcome } from './useWelcome.ts';

/** `sentTo` is set when the code is on its way already. */
interface Proving {
  readonly challenge: string;
  readonly from?: string;
  readonly sentTo?: string;
}

export function Page() {
  const proving = useLocation().state as Proving | null;
  return proving ? <Prove {...proving} /> : <Navigate to="/login" replace />;
}

const REFUSAL = { title: 'Login Failed!', body: 'Login failed, please check your details' };

function Prove({ challenge, from, sentTo: already }: Proving) {
  const welcome = useWelcome();
  const { source, again } = useCode(challenge, already);
  const { field, submit, busy } = useFields({ code: '' }, REFUSAL, ({ code }) => ({ code: code.trim() === '' ? 'please input your code' : null }));
  const prove = submit(async ({ code }) => {
    const path = '/Authentication/two-factor-authentication';
    await welcome(await call<typeof twoFactorAuthentication>({ method: 'POST', path, body: { challenge, code } }), from);
  });
  return (
    <AccountPage title="Verify it is you" lead={source}>
      <form className="sheet form" onSubmit={(event) => void prove(event)} noValidate>
        <div className="code"><TextField label="Six-digit code" required inputMode="numeric" autoComplete="one-time-code" maxLength={9} {...field('code')} /></div>
        <div className="form__end"><Button type="submit" intent="primary" busy={busy}>Verify</Button></div>
      </form>
      <div className="links">
        {again && <span>Nothing came? <Button look="minimal" intent="primary" onClick={() => void again()}>Send a new code</Button></span>}
        <span><Link to="/login" replace>Back to login</Link></span>
      </div>
    </AccountPage>
  );
}

function useCode(challenge: string, already: string | undefined) {
  const [sentTo, setSentTo] = useState<string | null | undefined>(already);
  const send = async () => {
    try {
      const sent = await call<typeof sendCode>({ method: 'POST', path: '/Authentication/two-factor-authentication/code', body: { challenge } });
      setSentTo(sent.sentTo);
      return true;
    } catch (error) {
      raiseFlag({ title: 'Login Failed!', body: serverMessage(error, 'The code could not be sent. Please try again.'), intent: 'danger' });
      return false;
    }
  };
  const again = async () => {
    if (await send()) raiseFlag({ title: 'A new code is on its way', body: 'The earlier one is worth nothing any more.', intent: 'success' });
  };
  useEffect(() => { if (already === undefined) void send(); }, [challenge]); // oxlint-disable-line react/exhaustive-deps -- sent once, as the page opens
  if (sentTo === undefined) return { source: 'Sending your code…' };
  if (sentTo === null) return { source: 'Enter the code that your authenticator app shows.' };
  return { source: `Enter the code that was sent to ${sentTo}. It is good for a few minutes.`, again };
}
