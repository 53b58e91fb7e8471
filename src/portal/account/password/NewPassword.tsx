import { PASSWORD_RULES } from '#rules/password.ts';
import type { BoundField } from '../../kit/useFields.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

export const NEW_PASSWORD = { password: '', repeated: '' };

interface NewPasswordForm {
  readonly typed: { readonly password: string };
  readonly field: (name: keyof typeof NEW_PASSWORD) => BoundField;
}

export const NewPassword = ({ field, typed }: NewPasswordForm) => (
  <>
    <PasswordField label="New password" required autoComplete="new-password" {...field('password')} />
    <ul className="rules" aria-label="Your password must have">
      {PASSWORD_RULES.map(({ isMet, words }) => (
        <li key={words} className={isMet(typed.password) ? 'rules__met' : ''}>
          {words}
          <span className="unseen">{isMet(typed.password) ? ' (done)' : ''}</span>
        </li>
      ))}
    </ul>
    <PasswordField label="New password again" required autoComplete="new-password" {...field('repeated')} />
  </>
);
