import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 2) + second * 1000);

test('a server lets in more while it carries what it has, half as many when it does not, and never none', () => {
  const pace = createPace();
  expect(pace.room(at(0), false)).toBe(0);
  expect([1, 2, 3].map((second) => pace.room(at(second), false))).toEqual([12, 14, 16]);
  expect(pace.room(at(3.5), false)).toBe(0);
  expect([4, 5].map((second) => pace.room(at(second), true))).toEqual([9, 4]);
  const pressed = Array.from({ length: 20 }, (_, second) => pace.room(at(6 + second), true));
  expect(pressed.slice(-10).reduce((sum, room) => sum + room)).toBe(5);
});

test('a long pause lets in no crowd', () => {
  const pace = createPace();
  pace.room(at(0), false);
  expect(pace.room(at(3600), false)).toBe(12);
});

test('how long it takes is told by how fast the line has moved', () => {
  const pace = createPace();
  for (let second = 0; second <= 30; second += 1) pace.letIn(second * 100, at(second));
  expect(pace.secondsFor(6000)).toBe(60);
});
