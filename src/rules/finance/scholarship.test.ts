import { expect, test } from 'vitest';
import { totalKobo } from './assignment.ts';
import { parts, type DueLine } from './instalments.ts';
import { afterAwards, awardLines, creditKobo, type Scholarship } from './scholarship.ts';

const [TUITION, LIBRARY, CAUTION, LABORATORY] = [1, 2, 3, 4];
const fee = (feeId: number, naira: number, isSplittable = true): DueLine => ({
  feeId,
  amountKobo: naira * 100,
  isSplittable,
  rank: feeId,
});
const LINES = [fee(TUITION, 60_000), fee(LIBRARY, 7_500), fee(CAUTION, 18_000, false), fee(LABORATORY, 48_000)];
const PLAN = [
  { part: 'FirstInstallment', percent: 60 },
  { part: 'SecondInstallment', percent: 40 },
];
const OF_ALL: Scholarship = { feeIds: [], percent: null, amountKobo: null, capKobo: null };

test('an award precedes the plan: half of tuition leaves 103,500, in 69,300 and 34,200', () => {
  const awards = awardLines(LINES, { ...OF_ALL, feeIds: [TUITION], percent: 50 });
  expect(awards).toEqual([{ feeId: TUITION, amountKobo: 3_000_000 }]);
  const left = afterAwards(LINES, awards);
  expect(totalKobo(left)).toBe(10_350_000);
  expect(parts(left, PLAN).map(({ amountKobo }) => amountKobo)).toEqual([6_930_000, 3_420_000]);
});

test('an award of 60,000 after 87,300 was paid leaves 13,800 credit', () => {
  const left = afterAwards(LINES, awardLines(LINES, { ...OF_ALL, amountKobo: 6_000_000 }));
  expect(creditKobo(totalKobo(left), 8_730_000)).toBe(1_380_000);
});

test.each([
  ['an amount goes by rank', { amountKobo: 6_500_000 }, [6_000_000, 500_000]],
  ['a cap holds', { percent: 100, capKobo: 6_100_000 }, [6_000_000, 100_000]],
  ['no fee is paid more than it is', { amountKobo: 99_000_000, feeIds: [LIBRARY] }, [750_000]],
  ['a per cent is rounded down', { percent: 33, feeIds: [LIBRARY] }, [247_500]],
])('%s', (_, scholarship, kobo) => {
  expect(awardLines(LINES, { ...OF_ALL, ...scholarship }).map(({ amountKobo }) => amountKobo)).toEqual(kobo);
});
