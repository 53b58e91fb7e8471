import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { createStudentProfile, StudentInitialProfile } from '#contract/account.ts';
import { FORMATS } from '#rules/formats.ts';
import { newPasswordMistakes } from '#rules/password.ts';
import { call } from '../../api/call.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { NEW_PASSWORD, NewPassword } from '../password/NewPassword.tsx';

/** What led here. */
interface Verified {
  readonly claim: { readonly jambRegNumber: string; readonly rrr: string };
  readonly profile: StudentInitialProfile;
}

export function Page() {
  const verified = useLocation().state as Verified | null;
  return verified ? <CreateProfile {...verified} /> : <Navigate to="/verify_account" replace />;
}

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

function CreateProfile({ claim, profile }: Verified) {
  const navigate = useNavigate();
  const form = useFields({ email: '', mobileNumber: '', ...NEW_PASSWORD }, REFUSAL, ({ email, mobileNumber, ...typed }) => ({
    email: FORMATS.email(email.trim()) ? null : 'please input email address',
    mobileNumber: mobileNumber.trim() === '' ? 'phone number is required' : null,
    ...newPasswordMistakes(typed),
  }));
  const create = form.submit(async ({ email, mobileNumber, password }) => {
    const body = { ...claim, email: email.trim(), mobileNumber: mobileNumber.trim(), password };
    const { challenge, sentTo } = await call<typeof createStudentProfile>({ method: 'POST', path: '/Student/create-student-profile', body });
    await navigate('/verify_otp', { state: { challenge, sentTo } });
  });
  return (
    <AccountPage title="Create your profile" lead="Your username is your registration number. A code will be sent to your email address.">
      <form className="sheet form" onSubmit={(event) => void create(event)} noValidate>
        <dl className="facts">
          <div><dt>Name</dt><dd>{profile.fullName}</dd></div>
          <div><dt>Username</dt><dd>{profile.regNumber}</dd></div>
          <div><dt>Programme</dt><dd>{profile.programme}</dd></div>
          <div><dt>Student type</dt><dd>{profile.studentType}</dd></div>
          <div><dt>Session</dt><dd>{profile.session}</dd></div>
        </dl>
        <TextField label="Email Address" required type="email" inputMode="email" autoComplete="email" placeholder="Enter your email address" {...form.field('email')} />
        <TextField label="Phone number" required type="tel" autoComplete="tel" help="08031234567 or +2348031234567" {...form.field('mobileNumber')} />
        <NewPassword {...form} />
        <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>Create account</Button></div>
      </form>
    </AccountPage>
  );
}
