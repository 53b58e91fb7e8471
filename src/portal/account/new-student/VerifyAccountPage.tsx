import { Link, useNavigate } from 'react-router-dom';
import type { studentInitialProfile, verifyUser } from '#contract/people/accounts.ts';
import { call } from '../../api/call.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';

const REFUSAL = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

export function VerifyAccountPage() {
  const navigate = useNavigate();
  const { field, submit, busy } = useFields({ jambRegNumber: '', rrr: '' }, REFUSAL, ({ jambRegNumber, rrr }) => ({
    jambRegNumber: jambRegNumber.trim() === '' ? 'please input your registration number' : null,
    rrr: rrr.trim() === '' ? 'please input your RRR' : null,
  }));
  const verify = submit(async (claim) => {
    const profile = await call<typeof studentInitialProfile>({
      method: 'GET',
      path: '/Student/student-initial-profile',
      query: claim,
    });
    const { challenge, sentTo } = await call<typeof verifyUser>({
      method: 'POST',
      path: '/Authentication/verify-user',
      body: claim,
    });
    await navigate('/create_profile', { state: { claim, profile, challenge, sentTo } });
  });
  return (
    <AccountPage title="Verify your account" lead="For students who have been admitted and have no account yet.">
      <form className="sheet form" onSubmit={(event) => void verify(event)} noValidate>
        <TextField
          label="Registration number"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help="Your JAMB number, or the number of your application"
          {...field('jambRegNumber')}
        />
        <TextField
          label="RRR"
          required
          inputMode="numeric"
          autoComplete="off"
          help="That you paid your application with. A code is then sent to your email address on the admission list"
          {...field('rrr')}
        />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={busy}>
            Verify
          </Button>
        </div>
      </form>
      <div className="links">
        <span>
          Not sure that you are admitted? <Link to="/admission_status_reciepts">Check your admission status</Link>
        </span>
        <span>
          Have an account? <Link to="/login">Login</Link>
        </span>
      </div>
    </AccountPage>
  );
}
