import { expect, test } from 'vitest';
import { caseDifference, decisionMistake, decisionNamed, NOTHING_TO_CREDIT } from './caseDifference.ts';

test.each([
  ['over', 4_500_000, 4_550_000, 50_000],
  ['short', 4_500_000, 4_000_000, -500_000],
  ['twice', 4_500_000, 4_500_000, 4_500_000],
  ['mismatch', 4_500_000, 4_500_000, 0],
])('of a case %s, %i expected and %i came, the difference is %i', (kind, expectedKobo, reportedKobo, difference) => {
  expect(caseDifference({ kind, expectedKobo, reportedKobo })).toBe(difference);
});

test('only what came beyond can be credited', () => {
  const short = { kind: 'short', expectedKobo: 2, reportedKobo: 1 };
  expect(decisionMistake('credit', short)).toBe(NOTHING_TO_CREDIT);
  expect(decisionMistake('refund', short)).toBeNull();
  expect(decisionMistake('credit', { ...short, kind: 'over', reportedKobo: 3 })).toBeNull();
});

test('a decision is found by the words of its form', () => {
  expect([decisionNamed('Refund asked for'), decisionNamed('Something')]).toEqual(['refund', undefined]);
});
