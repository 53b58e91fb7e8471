import { expect, test } from 'vitest';
import { awardChanges, type EffectOn } from './awardChanges.ts';

const ADA: EffectOn = {
  number: 'CSC/2024/0039',
  fullName: 'Okonkwo Adaeze',
  awardKobo: 60_000_00,
  creditKobo: 0,
  problem: null,
};
const LEFT_OUT: EffectOn = { ...ADA, awardKobo: 0, problem: 'Nothing of its fees is left to award' };

test('awards that are as they were have no changes, those left out neither', () => {
  expect(awardChanges([ADA, LEFT_OUT], [ADA, LEFT_OUT])).toEqual([]);
});

test.each<[string, EffectOn, EffectOn | undefined, string]>([
  ['another amount', ADA, { ...ADA, awardKobo: 50_000_00 }, '₦50,000.00 is awarded, and was ₦60,000.00'],
  ['credit since a payment', ADA, { ...ADA, creditKobo: 1_000_00 }, '₦1,000.00 of it is credit, and was ₦0.00'],
  ['a student who is left out now', ADA, LEFT_OUT, 'Nothing of its fees is left to award'],
  [
    'a student who was left out',
    LEFT_OUT,
    ADA,
    '₦60,000.00 would be awarded, and was left out: Nothing of its fees is left to award',
  ],
  ['a student who is there no more', ADA, undefined, 'Is left out'],
])('%s is named with the student', (_, before, now, change) => {
  expect(awardChanges([before], now ? [now] : [])).toEqual([`Okonkwo Adaeze, CSC/2024/0039: ${change}`]);
});

test('of hundreds of changes twenty are named, and the others counted', () => {
  const seen = Array.from({ length: 130 }, (_, index) => ({ ...ADA, number: `${index}` }));
  const changes = awardChanges(
    seen,
    seen.map((row) => ({ ...row, awardKobo: 1 })),
  );
  expect(changes).toHaveLength(21);
  expect(changes.at(-1)).toBe('And 110 more differ');
});
