import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 2) + second * 1000);

test('a server lets in more while it carries what it has, half as many when it does not, and never none', () => {
  const pace = createPace();
  expect(pace.takeSlots(at(0), false)).toBe(0);
  expect([1, 2, 3].map((second) => pace.takeSlots(at(second), false))).toEqual([12, 14, 16]);
  expect(pace.takeSlots(at(3.5), false)).toBe(0);
  expect([4, 5].map((second) => pace.takeSlots(at(second), true))).toEqual([9, 4]);
  const pressed = Array.from({ length: 20 }, (_, second) => pace.takeSlots(at(6 + second), true));
  expect(pressed.slice(-10).reduce((sum, slots) => sum + slots)).toBe(5);
});

test('a long pause lets in no crowd', () => {
  const pace = createPace();
  pace.takeSlots(at(0), false);
  expect(pace.takeSlots(at(3600), false)).toBe(12);
});

test('the wait is estimated from how fast the line has moved', () => {
  const pace = createPace();
  for (let second = 0; second <= 30; second += 1) pace.observe(second * 100, at(second));
  expect(pace.secondsFor(6000)).toBe(60);
});
