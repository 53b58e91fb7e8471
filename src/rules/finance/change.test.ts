import { expect, test } from 'vitest';
import { effectOf } from './change.ts';
import type { DueLine } from './instalments.ts';

const PLAN = [
  { part: 'FirstInstallment', percent: 60 },
  { part: 'SecondInstallment', percent: 40 },
];
const FULL = [{ part: 'Full', percent: 100 }];
const lines = (tuition: number): DueLine[] => [
  { feeId: 1, amountKobo: tuition * 100, isSplittable: true, rank: 1 },
  { feeId: 2, amountKobo: 18_000_00, isSplittable: false, rank: 2 },
];
const before = lines(115_500);

test('a raise spares whoever has paid a part', () => {
  expect(
    effectOf({ before, after: lines(118_500), plan: PLAN, paidParts: ['FirstInstallment'], reachesPaid: false }),
  ).toEqual({ isTouched: false, isSpared: true, balanceKobo: 0, creditKobo: 0, expectedKobo: 0, lines: before });
});

test('ticked otherwise, 87,300 to 89,100 is a Balance of 1,800', () => {
  expect(
    effectOf({ before, after: lines(118_500), plan: PLAN, paidParts: ['FirstInstallment'], reachesPaid: true }),
  ).toMatchObject({ isTouched: true, isSpared: false, balanceKobo: 1_800_00, creditKobo: 0, expectedKobo: 3_000_00 });
});

test('whoever has paid nothing pays the new price', () => {
  expect(effectOf({ before, after: lines(118_500), plan: PLAN, paidParts: [], reachesPaid: false })).toMatchObject({
    isTouched: true,
    balanceKobo: 0,
    creditKobo: 0,
    expectedKobo: 3_000_00,
  });
});

test('a cut of 6,000 is 6,000 credit to who has paid all of it', () => {
  expect(
    effectOf({ before, after: lines(109_500), plan: FULL, paidParts: ['Full'], reachesPaid: false }),
  ).toMatchObject({ isTouched: true, balanceKobo: 0, creditKobo: 6_000_00, expectedKobo: -6_000_00 });
});

test('what is not changed touches nobody', () => {
  expect(
    effectOf({ before, after: before, plan: PLAN, paidParts: ['FirstInstallment'], reachesPaid: true }),
  ).toMatchObject({ isTouched: false, isSpared: false, expectedKobo: 0 });
});
