import { expect, test } from 'vitest';
import { isHeld } from './suspense.ts';

test.each(['short', 'over', 'twice', 'superseded', 'mismatch'])('money that came %s waits in suspense', (kind) => {
  expect(isHeld(kind)).toBe(true);
});

test.each(['unconfirmed', 'disputed', 'reversed'])('a case that is %s is about money that was taken', (kind) => {
  expect(isHeld(kind)).toBe(false);
});
