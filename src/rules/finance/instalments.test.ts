import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalKobo } from './assignment.ts';
import { parts, type DueLine } from './instalments.ts';

const PLAN = [
  { part: 'FirstInstallment', percent: 60 },
  { part: 'SecondInstallment', percent: 40 },
];
const due = (...lines: (readonly [kobo: number, isSplittable: boolean])[]): DueLine[] =>
  lines.map(([amountKobo, isSplittable], index) => ({ feeId: index + 1, amountKobo, isSplittable, rank: index }));

test('what is not splittable goes whole into the first, and the last takes the remainder', () => {
  const lines = due([6_000_000, true], [750_000, true], [1_800_000, false], [4_800_000, true]);
  expect(parts(lines, PLAN).map(({ amountKobo }) => amountKobo)).toEqual([8_730_000, 4_620_000]);
  expect(parts(lines, [{ part: 'Full', percent: 100 }])).toEqual([
    { part: 'Full', amountKobo: 13_350_000, lines: lines.map(({ feeId, amountKobo }) => ({ feeId, amountKobo })) },
  ]);
});

test('kobo left over go by rank, and the parts of each line add to the line', () => {
  const lines = due([6_000_033, true], [750_033, true], [4_783_268, true], [1_800_001, false]);
  const [first, second] = parts(lines, PLAN);
  expect([first!.amountKobo, second!.amountKobo]).toEqual([8_720_001, 4_613_334]);
  expect(first!.lines.map(({ amountKobo }) => amountKobo)).toEqual([3_600_020, 450_020, 2_869_960, 1_800_001]);
  expect(second!.lines.map(({ amountKobo }) => amountKobo)).toEqual([2_400_013, 300_013, 1_913_308]);
});

test('whatever the lines and the shares, the parts are whole and add up', () => {
  const line = fc.record({
    amountKobo: fc.integer({ min: 0, max: 1_000_000_000 }),
    isSplittable: fc.boolean(),
    rank: fc.integer({ min: 0, max: 3 }),
  });
  const shares = fc.array(fc.integer({ min: 1, max: 33 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), shares, (found, percents) => {
      const lines = found.map((each, index) => ({ ...each, feeId: index }));
      const made = parts(
        lines,
        percents.map((percent, index) => ({ part: String(index), percent })),
      );
      for (const { feeId, amountKobo } of lines) {
        const own = made.flatMap((part) => part.lines).filter((each) => each.feeId === feeId);
        expect(totalKobo(own)).toBe(amountKobo);
        expect(own.every((each) => Number.isSafeInteger(each.amountKobo) && each.amountKobo > 0)).toBe(true);
      }
      expect(totalKobo(made)).toBe(totalKobo(lines));
    }),
  );
});
