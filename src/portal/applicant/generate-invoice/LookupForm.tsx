import { useState, type FormEvent } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type {
  InvoiceLookup,
  invoiceLookup,
  InvoiceQuery,
  MaskedInvoice,
} from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import { jambNumberMistake } from '#rules/jambNumber.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import type { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAction } from '../../kit/useAction.ts';
import { Unheard } from '../../kit/form/Unheard.tsx';

interface LookupFormProps {
  readonly programme: ProgrammeSummary;
  readonly phone: string;
  readonly regNumber: string;
  readonly onType: (typed: { readonly phone: string } | { readonly regNumber: string }) => void;
  readonly onInvoice: (invoice: Invoice) => void;
  readonly onMasked: (masked: MaskedInvoice, query: InvoiceQuery) => void;
  readonly onNone: (lookup: InvoiceLookup) => void;
}

type Mistakes = Readonly<Record<string, string>>;

export function LookupForm({ programme, phone, regNumber, onType, onInvoice, onMasked, onNone }: LookupFormProps) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [unheard, setUnheard] = useState(false);
  const isCandidate = registeredBy(programme) === 'jamb';
  const phoneName = isCandidate ? 'mobileNumber' : 'regNumber';
  const refuse = (wrong: Mistakes) => {
    setMistakes(wrong);
    document.getElementById(wrong['/regNumber'] && isCandidate ? 'regNumber' : 'phone')?.focus();
  };

  const [look, busy] = useAction(async () => {
    try {
      setUnheard(false);
      const query = {
        applicationTypeId: String(programme.applicationTypeId),
        ...(isCandidate ? { regNumber: regNumber.trim(), mobileNumber: phone.trim() } : { regNumber: phone.trim() }),
      };
      const lookup = await call<typeof invoiceLookup>({
        method: 'GET',
        path: '/ApplicationInvoice/application-invoice-data',
        query,
      });
      if (lookup.invoice) onInvoice(lookup.invoice);
      else if (lookup.masked) onMasked(lookup.masked, query);
      else onNone(lookup);
    } catch (error) {
      const { title, errors, isUnheard } = error as ApiError;
      if (errors['/regNumber'] || errors['/mobileNumber']) return refuse(errors);
      if (isUnheard) return setUnheard(true);
      raiseFailure(error, { title: title ?? 'Invalid Action!', body: 'Invalid action, please enter correct details' });
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.fromEntries(
      (
        [
          ['/regNumber', isCandidate ? jambNumberMistake(regNumber) : null],
          [`/${phoneName}`, phoneMistake(phone)],
        ] as const
      ).flatMap(([pointer, mistake]) => (mistake ? [[pointer, mistake]] : [])),
    );
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else void look();
  };

  return (
    <form className="sheet form" onSubmit={submit} noValidate>
      <TextField label="Invoice type" required readOnly value={programme.name} />
      {isCandidate && (
        <TextField
          id="regNumber"
          label="JAMB registration number"
          required
          name="regNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={regNumber}
          mistake={mistakes['/regNumber']}
          help="As on your JAMB slip: 202630639047FF"
          onChange={({ target }) => {
            onType({ regNumber: target.value });
            setMistakes({});
          }}
        />
      )}
      <TextField
        id="phone"
        label="Phone number"
        required
        type="tel"
        name="phone"
        autoComplete="tel"
        value={phone}
        mistake={mistakes[`/${phoneName}`]}
        help="08031234567 or +2348031234567"
        onChange={({ target }) => {
          onType({ phone: target.value });
          setMistakes({});
        }}
      />
      {unheard && <Unheard />}
      <div className="form__end">
        <Button type="submit" intent="primary" busy={busy}>
          {unheard ? 'Try again' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}
