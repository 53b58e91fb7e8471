import { useNavigate } from 'react-router-dom';
import type { changePassword } from '#contract/people/accounts.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { newPasswordMistakes } from '#rules/password.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSession } from '../../session/useSession.ts';
import { NEW_PASSWORD, NewPassword } from './NewPassword.tsx';

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

export function ChangePasswordPage() {
  const session = useSession();
  const navigate = useNavigate();
  const form = useFields({ currentPassword: '', ...NEW_PASSWORD }, REFUSAL, ({ currentPassword, ...typed }) => ({
    currentPassword: currentPassword === '' ? 'please input your password' : null,
    ...newPasswordMistakes(typed),
  }));
  const change = form.submit(async ({ currentPassword, password }) => {
    await session.call<typeof changePassword>({
      method: 'POST',
      path: '/Authentication/change-password',
      body: { currentPassword, password },
    });
    raiseFlag({
      title: 'Your password has been changed',
      body: 'You are signed out everywhere else.',
      intent: 'success',
    });
    await navigate(SHELL.dashboard.to);
  });
  return (
    <AccountPage title="Change Password" lead="Wherever else you are signed in, you will be signed out.">
      <form className="sheet form" onSubmit={(event) => void change(event)} noValidate>
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPassword {...form} />
        <div className="form__end">
          <Button type="submit" intent="primary" busy={form.busy}>
            Change Password
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
