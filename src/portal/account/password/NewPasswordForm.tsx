import { useNavigate } from 'react-router-dom';
import type { resetPassword } from '#contract/people/accounts.ts';
import { newPasswordMistakes } from '#rules/password.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { NEW_PASSWORD, NewPassword } from './NewPassword.tsx';

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

interface NewPasswordFormProps {
  readonly token: string;
  /** The link may have ended since it was opened. */
  readonly onRefused: () => Promise<void>;
}

export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const form = useFields(NEW_PASSWORD, REFUSAL, newPasswordMistakes);
  const reset = form.submit(async ({ password }) => {
    try {
      const body = { token, password };
      await call<typeof resetPassword>({ method: 'POST', path: '/Authentication/reset-password', body });
    } catch (error) {
      if (error instanceof ApiError && !error.isUnheard && Object.keys(error.errors).length === 0) await onRefused();
      throw error;
    }
    raiseFlag({ title: 'Your password has been changed', body: 'Please log in with it.', intent: 'success' });
    await navigate('/login', { replace: true });
  });
  return (
    <form className="sheet form" onSubmit={(event) => void reset(event)} noValidate>
      <NewPassword {...form} />
      <div className="form__end">
        <Button type="submit" intent="primary" busy={form.busy}>
          Reset Password
        </Button>
      </div>
    </form>
  );
}
