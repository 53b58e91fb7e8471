import { expect, test } from 'vitest';
import { decisionMistake, decisionNamed, placementOf, type CaseMoney, type Decision } from './caseSettlement.ts';

const LIMIT_KOBO = 100_00;
const money = (heldKobo: number, askedKobo: number, isStudents = true): CaseMoney => ({
  heldKobo,
  askedKobo,
  isStudents,
});
const placed = (some: Partial<ReturnType<typeof placementOf>>) => ({
  invoiceKobo: 0,
  creditKobo: 0,
  refundKobo: 0,
  writtenOffKobo: 0,
  ...some,
});

test.each<[Decision, CaseMoney, Partial<ReturnType<typeof placementOf>>]>([
  ['pay', money(45_500_00, 45_000_00), { invoiceKobo: 45_000_00, creditKobo: 500_00 }],
  ['pay', money(45_500_00, 45_000_00, false), { invoiceKobo: 45_000_00, refundKobo: 500_00 }],
  ['part', money(40_000_00, 45_000_00), { invoiceKobo: 40_000_00 }],
  ['credit', money(40_000_00, 0), { creditKobo: 40_000_00 }],
  ['write-off', money(44_999_00, 45_000_00), { invoiceKobo: 45_000_00, writtenOffKobo: 1_00 }],
  ['write-off', money(45_001_00, 45_000_00), { invoiceKobo: 45_000_00, writtenOffKobo: -1_00 }],
  ['write-off', money(50_00, 0), { writtenOffKobo: -50_00 }],
  ['refund', money(45_000_00, 0, false), { refundKobo: 45_000_00 }],
  ['move', money(45_000_00, 45_000_00, false), { invoiceKobo: 45_000_00 }],
  ['move', money(45_000_00, 46_000_00, false), { invoiceKobo: 45_000_00 }],
  ['move', money(45_000_00, 0), { creditKobo: 45_000_00 }],
  ['other', money(0, 45_000_00), {}],
])('%s places %j', (decision, facts, expected) => {
  const placement = placementOf(decision, facts);
  expect(placement).toEqual(placed(expected));
  expect(placement.invoiceKobo + placement.creditKobo + placement.refundKobo - placement.writtenOffKobo).toBe(
    facts.heldKobo,
  );
  expect(decisionMistake(decision, facts, LIMIT_KOBO)).toBeNull();
});

test.each<[Decision, CaseMoney, string]>([
  ['other', money(1, 0), 'money waits in suspense: please choose where it goes'],
  ['provider', money(1, 2), 'money waits in suspense: please choose where it goes'],
  ['refund', money(0, 0), 'nothing waits in suspense: please choose what else was decided'],
  ['pay', money(5, 0), 'this invoice is not to be paid any more: please choose where else the money goes'],
  ['part', money(5, 0), 'this invoice is not to be paid any more: please choose where else the money goes'],
  ['pay', money(5, 6), 'it is less than the invoice asks for: please accept it as part payment'],
  ['part', money(6, 6), 'it is enough for all of the invoice: please pay it'],
  ['credit', money(6, 6, false), 'the payer is not a student: please choose where else the money goes'],
  ['write-off', money(6, 6), 'there is no difference to write off'],
  ['write-off', money(45_000_00, 45_100_01), 'only up to ₦100.00 may be written off'],
  ['write-off', money(100_01, 0), 'only up to ₦100.00 may be written off'],
])('%s does not fit %j', (decision, facts, message) => {
  expect(decisionMistake(decision, facts, LIMIT_KOBO)).toBe(message);
});

test('a decision is found by the words of its form', () => {
  expect([decisionNamed('To be refunded'), decisionNamed('Something')]).toEqual(['refund', undefined]);
});
