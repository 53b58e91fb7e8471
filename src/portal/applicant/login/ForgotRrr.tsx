import { useState } from 'react';
import type { sendRrr } from '#contract/admissions/application-invoices.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { contactMistake, invoiceKeyMistake, needsNumber } from '#rules/contact.ts';
import { call } from '../../api/call.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useFields } from '../../kit/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

const REFUSAL = { title: 'Invalid Action!', body: 'The RRR could not be sent. Please try again' };

/** The page does not learn whether there is such an invoice. */
export function ForgotRrr({ programme: { name, applicationTypeId } }: { readonly programme: ProgrammeSummary }) {
  const { phone } = usePortalData().school;
  const {
    field,
    submit,
    busy,
    typed: { contact: contactNow },
  } = useFields({ contact: '', number: '' }, REFUSAL, ({ contact, number }) => ({
    contact: contactMistake(contact),
    number: needsNumber(contact) ? invoiceKeyMistake(number) : null,
  }));
  const [sent, setSent] = useState<{ readonly sentTo: string | null }>();
  const send = async ({ contact, number }: { readonly contact: string; readonly number: string }) =>
    setSent(
      await call<typeof sendRrr>({
        method: 'POST',
        path: '/ApplicationInvoice/send-rrr',
        body: { applicationTypeId, contact, ...(needsNumber(contact) && { number }) },
      }),
    );
  return (
    <form className="sheet form" onSubmit={(event) => void submit(send)(event)} noValidate>
      <p>We send the RRR to the email address on your {name} invoice.</p>
      <TextField
        label="Email address or phone number"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        help="As on your invoice"
        {...field('contact')}
      />
      {needsNumber(contactNow) && (
        <TextField
          label="Phone number, JAMB registration number or invoice number"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help="Other people may have given the same address. We send the RRR of the invoice with this number."
          {...field('number')}
        />
      )}
      <div role="status">
        {sent && (
          <div className="notice notice--success">
            <div>
              <strong>Please check your email</strong>If there is such an invoice, we sent its RRR to{' '}
              {sent.sentTo ?? 'the email address on it'}. Look in your spam folder too. If nothing comes, call {phone}.
            </div>
          </div>
        )}
      </div>
      <div className="form__end">
        <Button type="submit" intent="primary" busy={busy}>
          {sent ? 'Send again' : 'Send my RRR'}
        </Button>
      </div>
    </form>
  );
}
