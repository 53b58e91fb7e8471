import { expect, test } from 'vitest';
import { bedNumbers, bedStatus } from './beds.ts';

test('who has a bed counts before its own state: nobody is hidden by a repair', () => {
  expect(bedStatus(false, 'checked in')).toBe('in');
  expect(bedStatus(true, 'paid')).toBe('paid');
  expect([bedStatus(true, 'held'), bedStatus(true, 'reserved')]).toEqual(['held', 'held']);
  expect([bedStatus(true, null), bedStatus(false, null)]).toEqual(['free', 'out of use']);
});

test('the numbers of a room are all its beds', () => {
  expect(bedNumbers(['in', 'in', 'paid', 'held', 'free', 'out of use'])).toEqual({
    in: 2,
    paid: 1,
    held: 1,
    free: 1,
    outOfUse: 1,
  });
});
