import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** The one line of an applicant's receipt. Spelt as the wire spells it. */
const ReceiptItem = Type.Object({
  description: Type.String(),
  amount: Type.Number(),
  paymentType: Type.String(),
});

/** A paid invoice. Amounts are naira. */
export const Receipt = Type.Object({
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
});

export const receipt = endpoint({
  method: 'GET',
  path: '/Payment/receipt',
  summary: 'The receipt of a paid RRR',
  access: 'public',
  query: Type.Object({ rrr: Type.String({ maxLength: 20 }) }),
  reply: Receipt,
});

/** What Remita posts, of which only the RRR is read: everything else is asked of Remita itself. */
export const notification = endpoint({
  method: 'POST',
  path: '/Payment/notification',
  summary: 'Told by the payment provider that something was paid; a hint, on which nothing is credited by itself',
  access: 'public',
  body: Type.Unknown({ description: 'A list of notifications, or one alone, each with an `rrr`' }),
  produces: 'text/plain; charset=utf-8',
  reply: Type.Union([Type.Literal('OK'), Type.Literal('Not OK')]),
});

export type Receipt = Static<typeof Receipt>;
