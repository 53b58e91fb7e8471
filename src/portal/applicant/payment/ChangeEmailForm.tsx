import { useState } from 'react';
import type { changeOwnEmail } from '#contract/admissions/application-invoices.ts';
import { FORMATS } from '#rules/formats.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { call } from '../../api/call.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CodeForm } from './CodeForm.tsx';

const REFUSAL = { title: 'Invalid Action!', body: 'The email address could not be changed. Please try again' };

/** A device that does not know the invoice is asked for a code from the address of before. */
export function ChangeEmailForm({ rrr }: { readonly rrr: string }) {
  const {
    school: { phone },
  } = usePortalData();
  const { field, submit, busy, typed } = useFields({ email: '' }, REFUSAL, ({ email }) => ({
    email: FORMATS.email(NORMALISERS.email(email)) ? null : 'please input email address',
  }));
  const [challenge, setChallenge] = useState<string>();
  const [changedTo, setChangedTo] = useState<string>();
  const change = async (answer?: { readonly challenge: string; readonly code: string }) => {
    const reply = await call<typeof changeOwnEmail>({
      method: 'POST',
      path: '/ApplicationInvoice/change-email',
      body: { rrr, email: NORMALISERS.email(typed.email), ...answer },
    });
    if ('challenge' in reply) return setChallenge(reply.challenge);
    setChangedTo(reply.email);
  };
  if (changedTo)
    return (
      <div className="notice notice--success" role="status">
        <div>
          <strong>The email address has been changed</strong>From now on we write to {changedTo}. We have also written
          to the old address.
        </div>
      </div>
    );
  if (challenge) {
    return (
      <>
        <CodeForm
          label="Change the email address"
          help="We sent it to the address that the invoice has now. It may take a minute, or be in your spam folder."
          onCode={(code) => change({ challenge, code })}
          onAgain={() => change()}
        />
        <p className="then">
          You cannot read that mailbox? Call the admissions office on {phone}: it can change the address.
        </p>
      </>
    );
  }
  return (
    <form className="sheet form" onSubmit={(event) => void submit(() => change())(event)} noValidate>
      <TextField
        label="New email address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        help="Codes, receipts and all other emails about this invoice go there"
        {...field('email')}
      />
      <div className="form__end">
        <Button type="submit" intent="primary" busy={busy}>
          Change it
        </Button>
      </div>
    </form>
  );
}
