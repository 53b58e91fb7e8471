import { expect, test } from 'vitest';
import { concernWords } from './concernWords.ts';

const SHORT = { kind: 'short', rrr: '310012345678', expected: 87_300, reported: 40_000, settledAt: null };
const ADVICE = 'The money is not lost: take your proof of payment to the bursary.';

test.each([
  ['short', `₦40,000.00 came in for ₦87,300.00. ${ADVICE} ₦47,300.00 is missing.`],
  ['over', `₦40,000.00 came in for ₦87,300.00. ${ADVICE}`],
  ['twice', `This invoice was paid, and ₦40,000.00 came in again with the RRR 310012345678. ${ADVICE}`],
  ['mismatch', `The bursary is comparing ₦40,000.00 with Remita. ${ADVICE}`],
])('of a payment that is %s the payer reads what came, and that it is not lost', (kind, words) => {
  expect(concernWords({ ...SHORT, kind })).toBe(words);
});

test('what is settled is no concern any more', () => {
  expect(concernWords({ ...SHORT, settledAt: '2026-11-21T09:00:00.000Z' })).toMatch(/^The bursary settled this on /);
});
