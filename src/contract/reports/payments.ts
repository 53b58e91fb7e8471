import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { Days, reported } from '../kit/report.ts';

const access = { claim: 'reports' } as const;

const Name = Type.Optional(Type.String());

/** A row is a purpose unless `by` says otherwise; a payment's day is the one on which it was credited. */
export const paymentReport = reported({
  path: '/Payment/fee-report',
  file: '/Payment/download-fee-report',
  access,
  summary: 'Payments by purpose, by day or by channel',
  group: { purpose: Name, day: Type.Optional(Type.String({ format: 'date' })), channel: Name },
  sums: ['payments', 'receivedKobo'],
  filters: {
    by: Type.Enum(['purpose', 'day', 'channel']),
    sessionId: Id,
    purposeId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    channel: Type.Enum(['card', 'bank', 'unknown']),
    ...Days,
  },
});

export const paymentPurposes = endpoint({
  method: 'GET',
  path: '/Payment/payment-purposes',
  access,
  summary: 'What can be paid for: 0 is application forms, the others are what students pay for and types of fees',
  reply: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
