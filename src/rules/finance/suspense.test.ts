import { expect, test } from 'vitest';
import { heldMore, isHeld } from './suspense.ts';

test.each(['short', 'over', 'twice', 'superseded', 'mismatch', 'unknown', 'lodgement', 'loan'])(
  'money that came %s waits in suspense',
  (kind) => {
    expect(isHeld(kind)).toBe(true);
  },
);

test.each(['unconfirmed', 'disputed', 'reversed'])('a case that is %s is about money that was taken', (kind) => {
  expect(isHeld(kind)).toBe(false);
});

test.each([
  ['nothing is known of it yet', { reportedKobo: 200, cameKobo: 0, heldKobo: null }, 200],
  ['it is said again', { reportedKobo: 200, cameKobo: 200, heldKobo: 200 }, 0],
  ['another amount is said', { reportedKobo: 300, cameKobo: 200, heldKobo: 200 }, 100],
  ['less is said', { reportedKobo: 150, cameKobo: 200, heldKobo: 200 }, -50],
  ['part of it was placed before', { reportedKobo: 300, cameKobo: 200, heldKobo: null }, 100],
  ['less than was placed is said', { reportedKobo: 100, cameKobo: 200, heldKobo: null }, 0],
  ['less than was placed is said while more waits', { reportedKobo: 100, cameKobo: 300, heldKobo: 100 }, -100],
] as const)('what waits is right where %s', (_, known, more) => {
  expect(heldMore(known)).toBe(more);
});
