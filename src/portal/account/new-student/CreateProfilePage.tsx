import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { createStudentProfile, StudentInitialProfile } from '#contract/people/accounts.ts';
import { FORMATS } from '#rules/formats.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { newPasswordMistakes } from '#rules/password.ts';
import { call } from '../../api/call.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { STEP_PATHS } from '../login/steps.ts';
import { useWelcome } from '../login/useWelcome.ts';
import { NEW_PASSWORD, NewPassword } from '../password/NewPassword.tsx';

interface Verified {
  readonly claim: { readonly jambRegNumber: string; readonly rrr: string };
  readonly profile: StudentInitialProfile;
  /** Of the code that was mailed to the address on the admission list. */
  readonly challenge: string;
  readonly sentTo: string;
}

export function CreateProfilePage() {
  const verified = useLocation().state as Verified | null;
  return verified ? <CreateProfile {...verified} /> : <Navigate to="/verify_account" replace />;
}

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

function CreateProfile({ claim, profile, challenge, sentTo }: Verified) {
  const navigate = useNavigate();
  const welcome = useWelcome();
  const form = useFields(
    { code: '', email: '', mobileNumber: '', ...NEW_PASSWORD },
    REFUSAL,
    ({ code, email, mobileNumber, ...typed }) => ({
      code: code.trim() === '' ? 'please input your code' : null,
      email: FORMATS.email(NORMALISERS.email(email)) ? null : 'please input email address',
      mobileNumber: mobileNumber.trim() === '' ? 'phone number is required' : null,
      ...newPasswordMistakes(typed),
    }),
  );
  const create = form.submit(async ({ code, email, mobileNumber, password }) => {
    const body = {
      ...claim,
      challenge,
      code,
      email: NORMALISERS.email(email),
      mobileNumber: mobileNumber.trim(),
      password,
    };
    const opened = await call<typeof createStudentProfile>({
      method: 'POST',
      path: '/Student/create-student-profile',
      body,
    });
    if (opened.login) await welcome(opened.login);
    else await navigate(STEP_PATHS.code, { state: opened.challenge });
  });
  return (
    <AccountPage
      title="Create your profile"
      lead={`A code has been sent to ${sentTo}, the address on the admission list. Your username is your registration number.`}
    >
      <form className="sheet form" onSubmit={(event) => void create(event)} noValidate>
        <dl className="facts">
          <div>
            <dt>Name</dt>
            <dd>{profile.fullName}</dd>
          </div>
          <div>
            <dt>Username</dt>
            <dd>{profile.regNumber}</dd>
          </div>
          <div>
            <dt>Programme</dt>
            <dd>{profile.programme}</dd>
          </div>
          <div>
            <dt>Student type</dt>
            <dd>{profile.studentType}</dd>
          </div>
          <div>
            <dt>Session</dt>
            <dd>{profile.session}</dd>
          </div>
        </dl>
        <div className="code">
          <TextField
            label="Your code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            {...form.field('code')}
          />
        </div>
        <TextField
          label="Email Address"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email address"
          help="To log in with from now on. Another than the one above is sent a code too"
          {...form.field('email')}
        />
        <TextField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          help="08031234567 or +2348031234567"
          {...form.field('mobileNumber')}
        />
        <NewPassword {...form} />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={form.busy}>
            Create account
          </Button>
        </div>
      </form>
      <div className="links">
        <span>
          No code came? <Link to="/verify_account">Begin again</Link>
        </span>
      </div>
    </AccountPage>
  );
}
