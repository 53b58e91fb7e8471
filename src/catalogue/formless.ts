import type { MadeType, Programme } from './programme.ts';
import { NO_FORM } from './reading/programmeOf.ts';

interface FormlessType extends MadeType {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  /** Whole naira. */
  readonly amount: number;
  readonly opens: string;
  readonly closes: string;
  readonly revision: number;
}

/** With an RRR it shows the invoice and its receipt; without one it asks for it. */
const RECEIPT = '/payment_return';

/** A type that is an invoice and nothing else; its pages are those that all share. */
export function formless({ id, name, summary, amount, opens, closes, revision, ...made }: FormlessType): Programme {
  const own = `type-${id}`;
  return {
    ...NO_FORM,
    id: own,
    applicationTypeId: id,
    name,
    summary,
    card: { mode: own },
    routes: { login: RECEIPT, preview: RECEIPT },
    invoice: {
      label: name,
      description: name,
      amount,
      generatePage: '/generate_application_invoice',
      invoicePage: '/other_students_invoice',
    },
    opens,
    closes,
    version: String(revision),
    hasForm: false,
    made,
  };
}
