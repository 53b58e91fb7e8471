import Type, { type Static } from 'typebox';
import { nullable } from '../kit/schemas.ts';

export const PayForm = Type.Object({
  action: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
});
export type PayForm = Static<typeof PayForm>;

export const InvoiceKind = Type.Union([
  Type.Literal('application'),
  Type.Literal('fee'),
  Type.Literal('admission-status'),
  Type.Literal('transcript'),
  Type.Literal('school'),
  Type.Literal('acceptance'),
  Type.Literal('development'),
  Type.Literal('change-of-degree'),
  Type.Literal('hostel'),
  Type.Literal('arrears'),
  Type.Literal('sundry'),
  Type.Literal('bursary'),
  Type.Literal('late-registration'),
  Type.Literal('balance'),
]);

/** Amounts are naira. */
export const Invoice = Type.Object({
  invoiceNumber: Type.String({ examples: ['INV2600000001'] }),
  fullName: Type.String(),
  jambNumber: nullable(Type.String({ description: 'Of a candidate on a JAMB list; null for everybody else' })),
  rrr: nullable(
    Type.String({
      description:
        'Null until the provider gave one; all but its last four digits are dots when a paid invoice was found by phone',
    }),
  ),
  paymentReference: Type.String({
    description: 'What the payer quotes: the RRR, or the invoice number while there is none',
  }),
  dateGenerated: Type.String({ format: 'date-time' }),
  cardPaymentLink: nullable(
    Type.String({
      description:
        'Address of the hosted pay page, to which `payForm` is posted; null when there is nothing to pay there',
    }),
  ),
  payForm: nullable(PayForm),
  paymentStatus: Type.Union([Type.Literal('Paid'), Type.Literal('Not paid'), Type.Literal('Being checked')], {
    description: 'Being checked: what came in is another amount, and the bursary decides; it is not to be paid again',
  }),
  isPaid: Type.Boolean(),
  schoolName: Type.String(),
  description: Type.String(),
  amount: Type.Number(),
  paymentType: Type.String(),
  kind: InvoiceKind,
  applicationTypeId: nullable(Type.Integer({ description: 'Null when it is for a fee' })),
  regNumber: Type.String({ description: 'Of the student or candidate whose fee it is; empty where there is none' }),
  sessionId: Type.Integer(),
  session: Type.String(),
});
export type Invoice = Static<typeof Invoice>;
