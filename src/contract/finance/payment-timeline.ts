import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { OneOf } from '../kit/schemas.ts';

const Moment = Type.String({ format: 'date-time' });

/** `unknown`: by an RRR that the college never made; `lodgement`: at the bank, without an RRR; `loan`: a student loan that fits no student; `unconfirmed`: credited, then unknown to the provider; `reversed`: credited, then taken back by it; `disputed`: its number was paid for already, or its candidate disowns it. */
export const CASE_KINDS = [
  'short',
  'over',
  'twice',
  'superseded',
  'mismatch',
  'unknown',
  'lodgement',
  'loan',
  'unconfirmed',
  'disputed',
  'reversed',
] as const;
export const CaseKind = OneOf(...CASE_KINDS);
export type CaseKind = Static<typeof CaseKind>;

/** What happens several times in a row is one step, at its last time. */
export const Step = Type.Object({
  kind: OneOf(
    'invoiced',
    'generated',
    'told',
    'checked',
    'credited',
    'receipted',
    'deactivated',
    'voided',
    'taken-as-credit',
    'paid-by-credit',
    'covered',
    'case-opened',
    'case-settled',
    'reversed',
  ),
  at: Moment,
  source: OneOf('provider', 'payer', 'bursary', 'college'),
  times: Type.Integer(),
});
export type Step = Static<typeof Step>;

/** Amounts are naira. */
const Concern = Type.Object({
  kind: CaseKind,
  rrr: Type.String({ description: 'Only its last four digits, when it is another than the one that was asked about' }),
  expected: Type.Number(),
  reported: Type.Number(),
  openedAt: Moment,
  settledAt: Type.Union([Moment, Type.Null()]),
});
export type Concern = Static<typeof Concern>;

/**
 * `pay`: nothing was received; `replaced`: another RRR is to be paid; `bursary`: the bursary decides; `reversed`: the provider took it back, so that it is owed again;
 * `nothing`: all is well. */
export const PaymentTimeline = Type.Object({
  steps: Type.Array(Step),
  next: OneOf('pay', 'replaced', 'bursary', 'reversed', 'nothing'),
  checkedAt: Type.Union([Moment, Type.Null()]),
  nextCheckAt: Type.Union([Moment, Type.Null()]),
  concerns: Type.Array(Concern),
});
export type PaymentTimeline = Static<typeof PaymentTimeline>;

export const paymentTimeline = endpoint({
  method: 'GET',
  path: '/Payment/timeline',
  summary: 'What happened to the payment of an RRR; what happens next, and who has to do something',
  access: 'public',
  query: Type.Object({ rrr: Type.String({ maxLength: 40 }) }),
  reply: PaymentTimeline,
});
