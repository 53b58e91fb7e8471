import { expect, test } from 'vitest';
import { createPasses } from './passes.ts';

const NOW = new Date('2026-11-02T09:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const passes = createPasses('a key');

test('a place says its number for a day', () => {
  const place = passes.place(1204, NOW);
  expect(passes.numberOf(place, after(23))).toBe(1204);
  expect(passes.numberOf(place, after(24))).toBeUndefined();
});

test('a pass wears off in two hours', () => {
  const pass = passes.pass(NOW);
  expect([0, 1, 2, 3].map((hours) => passes.passLeft(pass, after(hours)))).toEqual([1, 0.5, 0, 0]);
});

test('what the college did not sign, or signed for something else, is worth nothing', () => {
  const place = passes.place(1204, NOW);
  const forged = [
    place.replace('1204', '1'),
    createPasses('another').place(1, NOW),
    passes.pass(NOW),
    '1.1.',
    '1',
    '',
    '.',
    undefined,
  ];
  for (const each of forged) expect(passes.numberOf(each, NOW), each).toBeUndefined();
  for (const each of [place, createPasses('another').pass(NOW), '9999999999.x', undefined])
    expect(passes.passLeft(each, NOW), each).toBe(0);
});
