import { useState, type FormEvent } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { generateInvoice, InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { invoiceRequestMistakes } from '#rules/invoiceRequest.ts';
import type { ApiError } from '../../api/apiError.ts';
import { serverMessage } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { BRIEF_SECONDS, raiseFlag } from '../../core/flags.ts';
import { rememberedReferral } from '../../core/referral.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAction } from '../../kit/useAction.ts';
import {
  isCandidate,
  isKnown,
  prefilledBy,
  requestOf,
  shownAmount,
  type Typed,
  type TypedName,
} from './typedInvoice.ts';
import { Unheard } from '../../kit/form/Unheard.tsx';

interface InvoiceFormProps {
  readonly programme: ProgrammeSummary;
  readonly lookup: InvoiceLookup;
  /** What was answered before, where the programme asks anything. */
  readonly eligibility: SectionAnswers | undefined;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly onBack: () => void;
  readonly onInvoice: (invoice: Invoice) => void;
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { programme, lookup, eligibility, typed, onType, onBack, onInvoice } = props;
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [unheard, setUnheard] = useState(false);
  const prefilled = prefilledBy(lookup);

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setMistakes(wrong);
    const first = FIELDS.find(({ name }) => wrong[`/${name}`]);
    if (first) document.getElementById(first.name)?.focus();
  };

  const [generate, busy] = useAction(async () => {
    try {
      setUnheard(false);
      const invoice = await call<typeof generateInvoice>({
        method: 'POST',
        path: '/ApplicationInvoice/generate-application-invoice',
        body: {
          ...requestOf(programme, lookup, typed),
          Referral: rememberedReferral(),
          ...(eligibility && { Eligibility: { ...eligibility } }),
        },
      });
      raiseFlag(
        { title: 'Invoice Action Successful!', body: 'Invoice generated successfully!', intent: 'success' },
        BRIEF_SECONDS,
      );
      onInvoice(invoice);
    } catch (error) {
      const { errors, isUnheard } = error as ApiError;
      refuse(errors);
      setUnheard(isUnheard);
      raiseFlag(
        { title: 'Invoice Action Failed!', body: serverMessage(error, 'Invoice generated failed!!'), intent: 'danger' },
        BRIEF_SECONDS,
      );
      if (Object.keys(errors).some((pointer) => pointer.startsWith('/Eligibility'))) onBack();
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = invoiceRequestMistakes(
      requestOf(programme, lookup, typed),
      registeredBy(programme),
      programme.invoice.sessionRequired,
    );
    refuse(wrong);
    if (Object.keys(wrong).length === 0) void generate();
  };

  return (
    <form className="sheet form" onSubmit={submit} noValidate>
      {isCandidate(lookup) && (
        <TextField
          id="RegNumber"
          label="JAMB registration number"
          required
          disabled
          value={lookup.regNumber}
          mistake={mistakes['/RegNumber']}
        />
      )}
      <div className="form__row">
        {FIELDS.map(({ name, label, required, type, autoComplete }) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={label}
            {...(required && { required })}
            type={type}
            autoComplete={autoComplete}
            value={prefilled[name] || (isKnown(lookup, name) ? '' : (typed[name] ?? ''))}
            disabled={isKnown(lookup, name)}
            mistake={mistakes[`/${name}`]}
            onChange={({ target }) => {
              onType({ ...typed, [name]: target.value });
              setMistakes(without(mistakes, `/${name}`));
            }}
          />
        ))}
        <TextField
          id="SessionId"
          label="Session"
          required
          disabled
          value={lookup.session}
          mistake={mistakes['/SessionId']}
        />
        <TextField
          id="Amount"
          label="Amount (₦)"
          required
          disabled
          value={shownAmount(lookup)}
          mistake={mistakes['/Amount']}
        />
      </div>
      {unheard && <Unheard />}
      <div className="form__end">
        <Button look="outlined" onClick={onBack}>
          Previous
        </Button>
        <Button type="submit" intent="primary" busy={busy}>
          Generate Invoice
        </Button>
      </div>
    </form>
  );
}

interface InvoiceField {
  readonly name: TypedName;
  readonly label: string;
  readonly required?: true;
  readonly type: string;
  readonly autoComplete: string;
}

const FIELDS: readonly InvoiceField[] = [
  { name: 'Lastname', label: 'Surname', required: true, type: 'text', autoComplete: 'family-name' },
  { name: 'FirstName', label: 'First name', required: true, type: 'text', autoComplete: 'given-name' },
  { name: 'MiddleName', label: 'Middle name', type: 'text', autoComplete: 'additional-name' },
  { name: 'Email', label: 'Email', required: true, type: 'email', autoComplete: 'email' },
  { name: 'MobileNumber', label: 'Phone number', required: true, type: 'tel', autoComplete: 'tel' },
];

const without = (messages: Readonly<Record<string, string>>, pointer: string) =>
  Object.fromEntries(Object.entries(messages).filter(([at]) => at !== pointer));
