import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Invoice } from './invoices.ts';
import { Receipt, Verification } from './payments.ts';
import { OneOf, nullable } from '../kit/schemas.ts';

const access = { claim: 'student' } as const;
const Day = Type.String({ format: 'date' });

/** Amounts are naira. An invoice that is replaced by another, or void without one, is not to be paid any more, nor one whose payment the bursary checks. */
const listed = {
  invoiceNumber: Type.String(),
  /** Null where none was asked for yet, and of what is not the student's own. */
  rrr: nullable(Type.String()),
  description: Type.String(),
  session: Type.String(),
  amount: Type.Number(),
  dateGenerated: Type.String({ format: 'date-time' }),
  status: OneOf('Paid', 'Not paid', 'Being checked', 'Replaced', 'Void'),
  datePaid: nullable(Type.String({ format: 'date-time' })),
  /** The last day of its instalment; null where it has none. */
  due: nullable(Day),
};

export const OwnInvoice = Type.Object(listed);
export type OwnInvoice = Static<typeof OwnInvoice>;

/** `lines` add up to the amount. What credit, an award or a waiver took has no RRR, and a receipt all the same: `covered`. */
export const OwnPayment = Type.Object({
  ...listed,
  voidReason: nullable(Type.String()),
  invoice: Invoice,
  lines: Type.Array(Type.Object({ description: Type.String(), amount: Type.Number() })),
  totalInWords: Type.String(),
  receipt: nullable(Receipt),
  covered: nullable(Type.Object({ by: Type.String({ examples: ['award', 'credit'] }), verification: Verification })),
  /** What the payment opens; null where nothing waits for it. */
  paidFor: nullable(Type.Object({ name: Type.String(), to: Type.String() })),
});
export type OwnPayment = Static<typeof OwnPayment>;

const Number = Type.Object({ invoiceNumber: Type.String({ maxLength: 40 }) });

export const ownInvoices = endpoint({
  method: 'GET',
  path: '/Payment/own-invoices',
  access,
  summary: "The caller's invoices, and what was paid with the address that they confirmed; what is to be paid first",
  reply: Type.Array(OwnInvoice),
});

export const ownInvoice = endpoint({
  method: 'GET',
  path: '/Payment/own-invoice',
  access,
  summary: 'One of these with its receipt, without another code; 404 for one of somebody else',
  query: Number,
  reply: OwnPayment,
});

export const checkOwnInvoice = endpoint({
  method: 'POST',
  path: '/Payment/check-own-invoice',
  access,
  summary: 'Asks the payment provider whether it is paid, and answers with what holds then',
  body: Number,
  reply: OwnPayment,
});
