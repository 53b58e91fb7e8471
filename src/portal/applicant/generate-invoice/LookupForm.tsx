import { useState, type FormEvent } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Invoice, InvoiceLookup, invoiceLookup } from '#contract/applicationInvoice.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import type { ApiError} from '../../api/apiError.ts';
import { serverMessage } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../app/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAction } from '../session/useAction.ts';
import { Unheard } from './Unheard.tsx';

interface LookupFormProps {
  readonly programme: ProgrammeSummary;
  readonly phone: string;
  readonly onType: (phone: string) => void;
  readonly onInvoice: (invoice: Invoice) => void;
  readonly onNone: (found: InvoiceLookup) => void;
}

/** The type, which the chosen card has filled in, and a phone number. */
export function LookupForm({ programme, phone, onType, onInvoice, onNone }: LookupFormProps) {
  const [mistake, setMistake] = useState<string | undefined>();
  const [unheard, setUnheard] = useState(false);
  const refuse = (message: string) => {
    setMistake(message);
    document.getElementById('phone')?.focus();
  };

  const [look, busy] = useAction(async () => {
    try {
      setUnheard(false);
      const query = { applicationTypeId: String(programme.applicationTypeId), regNumber: phone.trim() };
      const found = await call<typeof invoiceLookup>({ method: 'GET', path: '/ApplicationInvoice/application-invoice-data', query });
      if (found.invoice) onInvoice(found.invoice);
      else onNone(found);
    } catch (error) {
      const { title, errors, isUnheard } = error as ApiError;
      if (errors['/regNumber']) return refuse(errors['/regNumber']);
      setUnheard(isUnheard);
      raiseFlag({ title: title ?? 'Invalid Action!', body: serverMessage(error, 'Invalid action, please enter correct details'), intent: 'danger' });
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = phoneMistake(phone);
    if (wrong) refuse(wrong);
    else void look();
  };

  return (
    <form className="sheet form" onSubmit={submit} noValidate>
      <TextField label="Invoice type" required readOnly value={programme.name} />
      <TextField id="phone" label="Phone number" required type="tel" name="phone" autoComplete="tel" value={phone} mistake={mistake}
        help="08031234567 or +2348031234567" onChange={({ target }) => { onType(target.value); setMistake(undefined); }} />
      {unheard && <Unheard />}
      <div className="form__end"><Button type="submit" intent="primary" busy={busy}>{unheard ? 'Try again' : 'Continue'}</Button></div>
    </form>
  );
}
