import { expect, test } from 'vitest';
import { linear, linePath, roundTicks } from './scales.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 5, 10]],
  [97, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [2_500_000, [0, 1_000_000, 2_000_000, 3_000_000]],
])('an axis to %s has round numbers', (highest, ticks) => {
  expect(roundTicks(highest)).toEqual(ticks);
});

test('every axis reaches its highest number, in few whole steps', () => {
  for (let highest = 0; highest < 5000; highest += 7) {
    const ticks = roundTicks(highest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test('a number has its place between the ends', () => {
  expect([0, 5, 10].map(linear(0, 10, 200))).toEqual([0, 100, 200]);
  expect(linear(3, 3, 200)(3)).toBe(0);
});

test('a line goes through its points', () => {
  expect(
    linePath([
      [0, 10],
      [33.3333, 2.5],
    ]),
  ).toBe('M0 10L33.33 2.5');
  expect(linePath([[5, 5]])).toBe('M5 5h0');
  expect(linePath([])).toBe('');
});
