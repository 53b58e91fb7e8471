import Type, { type Static } from 'typebox';
import { InvoiceKind } from './invoices.ts';
import { endpoint } from '../kit/endpoint.ts';

/** `qrPath` is an SVG path in a square of `qrSize` modules. */
export const Verification = Type.Object({ url: Type.String(), qrPath: Type.String(), qrSize: Type.Integer() });

const ReceiptItem = Type.Object({
  description: Type.String(),
  amount: Type.Number(),
  paymentType: Type.String(),
});

/** Amounts are naira. The specification spells `recieptItems` so. */
export const Receipt = Type.Object({
  kind: InvoiceKind,
  title: Type.String(),
  rrr: Type.String(),
  invoiceNumber: Type.String(),
  fullName: Type.String(),
  matricNumber: Type.Union([Type.String(), Type.Null()]),
  department: Type.Union([Type.String(), Type.Null()]),
  schoolName: Type.String(),
  session: Type.String(),
  recieptItems: Type.Array(ReceiptItem),
  total: Type.Number(),
  totalInWords: Type.String({ examples: ['Ten Thousand Naira Only'] }),
  date: Type.String({ format: 'date-time', description: 'When the payment was credited' }),
  verification: Verification,
});

export const receipt = endpoint({
  method: 'GET',
  path: '/Payment/receipt',
  summary: 'The receipt of a paid RRR',
  access: 'public',
  query: Type.Object({ rrr: Type.String({ maxLength: 40 }) }),
  reply: Receipt,
});

/** A payer's token travels in `Authorization`. */
export const feeReceipt = endpoint({
  method: 'GET',
  path: '/Payment/fee-receipt',
  summary: "The receipt of an RRR, or with a payer's token that of an invoice number",
  access: 'public',
  query: Type.Object({ reference: Type.String({ maxLength: 40, description: 'The RRR or the invoice number' }) }),
  reply: Receipt,
});

export const sendPayerCode = endpoint({
  method: 'POST',
  path: '/Payment/send-payer-code',
  summary: 'Mails a code to an address, or to the one on an invoice; the answer is the same without one',
  access: 'public',
  body: Type.Object({
    email: Type.Optional(Type.String({ maxLength: 120 })),
    invoiceNumber: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Object({ challenge: Type.String() }),
});

export const provePayer = endpoint({
  method: 'POST',
  path: '/Payment/prove-payer',
  summary: "A payer's token for a mailed code: for a quarter of an hour it shows what was paid with that address",
  access: 'public',
  body: Type.Object({ challenge: Type.String({ maxLength: 64 }), code: Type.String({ maxLength: 12 }) }),
  reply: Type.Object({ token: Type.String(), seconds: Type.Integer() }),
});

export const paymentHistory = endpoint({
  method: 'GET',
  path: '/Bursary/get-all-invoices',
  summary:
    "All that was paid with the address of a payer's token, newest first; of the RRRs only the last four digits are told",
  access: 'public',
  reply: Type.Array(Receipt),
});

const Component = Type.Object({
  feeId: Type.Integer(),
  name: Type.String(),
  amount: Type.Number(),
  paid: Type.Union([Type.Object({ date: Type.String({ format: 'date-time' }), rrr: Type.String() }), Type.Null()]),
});

const ClearanceForm = Type.Object({
  fullName: Type.String(),
  regNumber: Type.String(),
  session: Type.String(),
  components: Type.Array(Component),
});

export const clearanceForm = endpoint({
  method: 'GET',
  path: '/Bursary/clearance-form',
  summary:
    "Which components of the clearance form were paid with the address of a payer's token: a form for each payer and session",
  access: 'public',
  reply: Type.Array(ClearanceForm),
});

export const ownClearanceForm = endpoint({
  method: 'GET',
  path: '/Bursary/own-clearance-form',
  summary: "The same of the address that the caller's account has confirmed; none where it has confirmed none",
  access: { claim: 'student' },
  reply: Type.Array(ClearanceForm),
});

export const verifyReceipt = endpoint({
  method: 'GET',
  path: '/Payment/verify-receipt',
  summary: 'Confirms that a receipt is genuine, or says that its payment was reversed',
  access: 'public',
  query: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({
    initials: Type.String(),
    description: Type.String(),
    session: Type.String(),
    amount: Type.Number(),
    date: Type.String(),
    coveredBy: Type.Union([Type.String(), Type.Null()], {
      description: 'What took it without a payment, as an award',
    }),
    reversedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When the payment was taken back, or is owed again: the receipt holds no longer then',
    }),
  }),
});

/** Only the RRR of what Remita posts is read: everything else is fetched from Remita itself. */
export const notification = endpoint({
  method: 'POST',
  path: '/Payment/notification',
  summary: 'Told by the payment provider that something was paid; a hint, on which nothing is credited by itself',
  access: 'public',
  door: 'free',
  body: Type.Unknown({ description: 'A list of notifications, or one alone, each with an `rrr`' }),
  produces: 'text/plain; charset=utf-8',
  reply: Type.Union([Type.Literal('OK'), Type.Literal('Not OK')]),
});

export const receiptCopies = endpoint({
  method: 'GET',
  path: '/Payment/receipt-copies',
  summary: "The receipts of a student's school or acceptance fees, the latest first, to print a copy",
  access: { claim: 'invoices' },
  query: Type.Object({
    purpose: Type.Enum(['school', 'acceptance']),
    reference: Type.String({ minLength: 1, maxLength: 60, description: 'A matric or registration number, or an RRR' }),
  }),
  reply: Type.Array(Receipt),
});

export type Receipt = Static<typeof Receipt>;
export type ClearanceForm = Static<typeof ClearanceForm>;
