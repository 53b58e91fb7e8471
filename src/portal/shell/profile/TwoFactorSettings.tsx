import { useState } from 'react';
import type { newAuthenticator, OwnAccount, setTwoFactor, TwoFactor } from '#contract/people/accounts.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSession } from '../../session/useSession.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useFields, type BoundField } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

interface SettingsProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

const WAYS: readonly { readonly value: TwoFactor; readonly words: string }[] = [
  { value: null, words: 'Off: the password alone' },
  { value: 'email', words: 'A code by email' },
  { value: 'authenticator', words: 'A code from an authenticator app' },
];

const REFUSAL = { title: 'Failed!', body: 'Something went wrong' };

type App = Reply<typeof newAuthenticator>;

/** An authenticator app is accepted only with a code that it made. */
export function TwoFactorSettings({ account, onChanged }: SettingsProps) {
  const session = useSession();
  const [chosen, setChosen] = useState<TwoFactor>(account.twoFactor);
  const [app, setApp] = useState<App>();
  const form = useFields({ password: '', code: '' }, REFUSAL, ({ password, code }) => ({
    password: password === '' ? 'please input your password' : null,
    code: app && code.trim() === '' ? 'please input your code' : null,
  }));
  const save = form.submit(async ({ password, code }) => {
    if (chosen === 'authenticator' && !app) {
      setApp(
        await session.call<typeof newAuthenticator>({
          method: 'POST',
          path: '/Authentication/authenticator',
          body: { password },
        }),
      );
      return;
    }
    await session.call<typeof setTwoFactor>({
      method: 'POST',
      path: '/Authentication/two-factor',
      body: { twoFactor: chosen, password, ...(app && { code }) },
    });
    raiseFlag({ title: 'Two-factor authentication has been changed', intent: 'success' });
    setApp(undefined);
    onChanged();
  });
  const choose = (value: TwoFactor) => {
    setChosen(value);
    setApp(undefined);
  };
  return (
    <section className="sheet" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <form className="form" onSubmit={(event) => void save(event)} noValidate>
        <fieldset className="choices">
          <legend className="field__label">Two-factor authentication</legend>
          {WAYS.map(({ value, words }) => (
            <label key={words}>
              <input type="radio" name="twoFactor" checked={chosen === value} onChange={() => choose(value)} />
              {words}
            </label>
          ))}
        </fieldset>
        {chosen !== account.twoFactor && (
          <PasswordField label="Your password" required autoComplete="current-password" {...form.field('password')} />
        )}
        {app && <AppCode app={app} field={form.field('code')} />}
        {chosen !== account.twoFactor && (
          <div className="form__end">
            <Button type="submit" intent="primary" busy={form.busy}>
              {chosen === 'authenticator' && !app ? 'Continue' : 'Save'}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

const AppCode = ({ app: { secret, qrPath, qrSize }, field }: { readonly app: App; readonly field: BoundField }) => (
  <>
    <p>
      Scan this with your authenticator app, or type the key into it:{' '}
      <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
    </p>
    <svg
      className="qr"
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      role="img"
      aria-label="QR code of the key"
      shapeRendering="crispEdges"
    >
      <path d={qrPath} />
    </svg>
    <TextField
      label="Six-digit code of the app"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      {...field}
    />
  </>
);
