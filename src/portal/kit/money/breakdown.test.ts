import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLine, judged, removeLine, restFor, type Line } from './breakdown.ts';

const line = (id: string, amount: Line['amount'], name = `Line ${id}`): Line => ({ id, name, amount });

test('lines that add up are whole', () => {
  expect(judged([line('a', 700), line('b', 300)], 1000)).toEqual({ sum: 1000, left: 0, isWhole: true, mistakes: {} });
});

test('a name that is missing or double, and what is no amount, is told at its line', () => {
  expect(judged([line('a', 1000, ' '), line('b', '1,00', 'Levy'), line('c', 0, 'levy'), line('d', '')], 1000)).toEqual({
    sum: 1000,
    left: 0,
    isWhole: false,
    mistakes: {
      a: { name: 'please enter what it is for' },
      b: { name: 'another line has this name', amount: 'please enter an amount, as 10,000.50' },
      c: { name: 'another line has this name', amount: 'please enter more than nothing' },
      d: { amount: 'please enter the amount' },
    },
  });
});

const LINES = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    name: fc.string(),
    amount: fc.oneof(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom('', '1,00')),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);
const TOTAL = fc.integer({ min: 0, max: 10 ** 10 });

test('not a kobo is lost: the sum and what is left are the total', () => {
  fc.assert(
    fc.property(LINES, TOTAL, (lines, total) => {
      const { sum, left } = judged(lines, total);
      expect(sum + left).toBe(total);
    }),
  );
});

test('with the rest in any line the lines are the total, unless the others are more already', () => {
  fc.assert(
    fc.property(LINES, TOTAL, fc.nat(), (lines, total, chosen) => {
      const { id } = lines[chosen % lines.length]!;
      const rest = restFor(lines, id, total);
      const others = judged(removeLine(lines, id), total).left;
      if (rest === undefined) expect(others).toBeLessThanOrEqual(0);
      else expect(judged(changeLine(lines, id, { amount: rest }), total).left).toBe(0);
    }),
  );
});
