import { expect, test } from 'vitest';
import { effectOf } from './change.ts';
import type { DueOfFee } from './dues.ts';

const PLAN = [
  { part: 'FirstInstallment', percent: 60 },
  { part: 'SecondInstallment', percent: 40 },
];
/** @param paid naira of the fee */
const line = (feeId: number, naira: number, paid: number, isSplittable = true): DueOfFee => ({
  feeId,
  name: '',
  rank: feeId,
  isSplittable,
  amountKobo: naira * 100,
  why: {},
  chargeId: `charge ${feeId}`,
  occasion: '',
  awardedKobo: 0,
  paidKobo: paid * 100,
  creditKobo: 0,
  dueKobo: (naira - paid) * 100,
});
const FIRST = [69_300, 18_000] as const;
const ALL = [115_500, 18_000] as const;
const lines = (tuition: number, [paid, paidCaution]: readonly [number, number] = [0, 0]) => [
  line(1, tuition, paid),
  line(2, 18_000, paidCaution, false),
];

test('a raise from 87,300 to 89,100 of a part that is paid is a Balance of 1,800', () => {
  const change = { before: lines(115_500, FIRST), after: lines(118_500, FIRST), plan: PLAN };
  expect(effectOf({ ...change, paidParts: ['FirstInstallment'] })).toEqual({
    isTouched: true,
    balanceKobo: 1_800_00,
    creditKobo: 0,
    expectedKobo: 3_000_00,
  });
});

test('whoever has paid nothing pays the new price', () => {
  expect(effectOf({ before: lines(115_500), after: lines(118_500), plan: PLAN, paidParts: [] })).toEqual({
    isTouched: true,
    balanceKobo: 0,
    creditKobo: 0,
    expectedKobo: 3_000_00,
  });
});

test('a cut of 6,000 is 6,000 credit to who has paid all of it, and less to pay to who has paid a part', () => {
  const cut = { plan: [], paidParts: ['Full'] };
  expect(effectOf({ before: lines(115_500, ALL), after: lines(109_500, ALL), ...cut })).toEqual({
    isTouched: true,
    balanceKobo: 0,
    creditKobo: 6_000_00,
    expectedKobo: -6_000_00,
  });
  const first = { before: lines(115_500, FIRST), after: lines(109_500, FIRST), plan: PLAN };
  expect(effectOf({ ...first, paidParts: ['FirstInstallment'] })).toMatchObject({ creditKobo: 0 });
});

test('a fee that is cheaper by what another is dearer touches its students', () => {
  const after = [line(1, 110_500, 0), line(2, 23_000, 0, false)];
  expect(effectOf({ before: lines(115_500), after, plan: PLAN, paidParts: [] })).toMatchObject({
    isTouched: true,
    expectedKobo: 0,
  });
});

test('what is not changed touches nobody', () => {
  const before = lines(115_500, FIRST);
  expect(effectOf({ before, after: before, plan: PLAN, paidParts: ['FirstInstallment'] })).toMatchObject({
    isTouched: false,
    expectedKobo: 0,
  });
});
