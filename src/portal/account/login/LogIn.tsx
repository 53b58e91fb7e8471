import { Link, Navigate } from 'react-router-dom';
import { SHELL } from '#contract/shell/pages.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Warning } from '../../ui/icons.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';

interface LogInProps {
  readonly from: string | undefined;
  readonly onLogIn: (userName: string, password: string) => Promise<void>;
}

const REFUSAL = { title: 'Login Failed!', body: 'Login failed, please check your details' };

export function LogIn({ from, onLogIn }: LogInProps) {
  const signedIn = useSignedIn();
  const { field, submit, busy } = useFields({ userName: '', password: '' }, REFUSAL, ({ userName, password }) => ({
    userName: userName.trim() === '' ? 'please input your username' : null,
    password: password === '' ? 'please input your password' : null,
  }));
  if (signedIn) return <Navigate to={from ?? SHELL.dashboard.to} replace />;
  const logIn = submit(({ userName, password }) => onLogIn(userName.trim(), password));
  return (
    <AccountPage title="Login" lead="For students and staff. Applicants log in from the card of their application.">
      {from !== undefined && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <p>Your sign-in has ended. Log in, and you are back where you were.</p>
        </div>
      )}
      <form className="sheet form" onSubmit={(event) => void logIn(event)} noValidate>
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('userName')}
        />
        <PasswordField label="Password" required autoComplete="current-password" {...field('password')} />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>
            Login
          </Button>
        </div>
      </form>
      <div className="links">
        <span>
          <Link to="/forgot_password">Forgot password?</Link>
        </span>
        <span>
          New student? <Link to="/verify_account">Verify your account</Link>
        </span>
      </div>
    </AccountPage>
  );
}
