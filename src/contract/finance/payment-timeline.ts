import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const OneOf = <const Words extends readonly string[]>(...words: Words) => Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });
const Moment = Type.String({ format: 'date-time' });

/**
 * Money that came in, or did not, and fits nothing: `unconfirmed` was credited and is no longer known to the provider;
 * `disputed` was paid on a registration number that was paid for already, or whose candidate says that it was somebody else.
 */
export const CaseKind = OneOf('short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed', 'disputed');
export type CaseKind = Static<typeof CaseKind>;

/** One moment of a payment, with its source. What happened several times on end is one step, at its last time. */
export const Step = Type.Object({
  kind: OneOf('invoiced', 'generated', 'told', 'checked', 'credited', 'receipted', 'deactivated', 'case-opened', 'case-settled'),
  at: Moment,
  source: OneOf('provider', 'payer', 'bursary', 'college'),
  times: Type.Integer(),
});
export type Step = Static<typeof Step>;

/** Money that fits nothing, as its payer is told of it. Amounts are naira. */
const Concern = Type.Object({
  kind: CaseKind,
  rrr: Type.String({ description: 'Only its last four digits, when it is another than the one that was asked about' }),
  expected: Type.Number(),
  reported: Type.Number(),
  openedAt: Moment,
  settledAt: Type.Union([Moment, Type.Null()]),
});
export type Concern = Static<typeof Concern>;

/** `pay`: nothing has been received; `replaced`: another RRR is to be paid; `bursary`: the bursary decides; `nothing`: all is well. */
export const PaymentTimeline = Type.Object({
  steps: Type.Array(Step),
  next: OneOf('pay', 'replaced', 'bursary', 'nothing'),
  askedAt: Type.Union([Moment, Type.Null()]),
  askAgainAt: Type.Union([Moment, Type.Null()]),
  concerns: Type.Array(Concern),
});
export type PaymentTimeline = Static<typeof PaymentTimeline>;

export const paymentTimeline = endpoint({
  method: 'GET',
  path: '/Payment/timeline',
  summary: 'What happened to the payment of an RRR, what happens next and who has to do something',
  access: 'public',
  query: Type.Object({ rrr: Type.String({ maxLength: 20 }) }),
  reply: PaymentTimeline,
});
