import { useState } from 'react';
import type { moveInvoice } from '#contract/admissions/application-invoices.ts';
import { FORMATS } from '#rules/formats.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import { useFields } from '../../../kit/useFields.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';

/** It gives a person the invoice that somebody else made on their number. */
export function MoveInvoice({ reference }: { readonly reference: string }) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  if (form === 'open') return <MoveForm reference={reference} onDone={() => setForm('closed')} />;
  return <div className="actions"><Button look="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>Move to another person</Button></div>;
}

function MoveForm({ reference, onDone }: { readonly reference: string; readonly onDone: () => void }) {
  const session = useSession();
  const saved = useSaved();
  const { field, submit, busy } = useFields({ mobileNumber: '', email: '', reason: '' }, FAILED, ({ mobileNumber, email, reason }) => ({
    mobileNumber: phoneMistake(mobileNumber),
    email: FORMATS.email(email.trim()) ? null : 'please input email address',
    reason: reason.trim() === '' ? 'please say why' : null,
  }));
  const move = submit(async (typed) => {
    await session.call<typeof moveInvoice>({ method: 'POST', path: '/Application/update-application-invoice', body: { reference, ...typed } });
    await saved('The invoice has been moved');
    onDone();
  });
  return (
    <form className="sheet form" aria-labelledby="move-invoice" noValidate onSubmit={(event) => void move(event)}>
      <h2 id="move-invoice" className="timeline__title">Move to another person</h2>
      <p>The invoice gets this phone number and e-mail address. Whoever had it is logged out, and its RRR alone opens nothing any more. Both addresses are told.</p>
      <TextField label="Phone number" required type="tel" autoComplete="off" autoFocus {...field('mobileNumber')} />
      <TextField label="Email" required type="email" autoComplete="off" {...field('email')} />
      <TextField label="Why" required maxLength={500} help="For instance: showed the JAMB slip at the desk. The audit log keeps it with your name." {...field('reason')} />
      <div className="form__end">
        <Button look="outlined" onClick={onDone}>Cancel</Button>
        <Button type="submit" intent="primary" busy={busy}>Move this invoice</Button>
      </div>
    </form>
  );
}
