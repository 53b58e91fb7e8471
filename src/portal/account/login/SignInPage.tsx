import { Navigate, useLocation } from 'react-router-dom';
import { ChangeEmail } from './ChangeEmail.tsx';
import { LogIn } from './LogIn.tsx';
import { STEP_PATHS } from './steps.ts';
import { useSignIn } from './useSignIn.ts';
import { VerifyCode } from './VerifyCode.tsx';

/** One page at the address of each step: /login, /change_email, /verify_otp. */
export function SignInPage() {
  const { pathname } = useLocation();
  const { snapshot, send, answer, open } = useSignIn();
  if (STEP_PATHS[open.step] !== pathname) return <Navigate to={STEP_PATHS[open.step]} replace />;
  if (open.step === 'code') {
    const { sentTo } = snapshot.context;
    return (
      <VerifyCode
        sentTo={sentTo}
        isUnsent={snapshot.matches({ code: { mail: 'unsent' } })}
        onProve={(code) => answer({ type: 'PROVE', code })}
        onSendAgain={() => send({ type: 'SEND_AGAIN' })}
      />
    );
  }
  if (open.step === 'email') return <ChangeEmail onChange={(email) => answer({ type: 'CHANGE_EMAIL', email })} />;
  return <LogIn from={open.from} onLogIn={(userName, password) => answer({ type: 'LOG_IN', userName, password })} />;
}
