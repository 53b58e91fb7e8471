import { expect, test } from 'vitest';
import { isSameName, isTurnedRound } from './listedName.ts';

test.each([
  ['MUSA BELLO', 'Bello Musa', true, true],
  ['EZE NWOSU CHIDI', 'EZE-NWOSU CHIDI', true, false],
  ['OKORO, Ada Grace', 'okoro ada grace', true, false],
  ['Okoro Grace Ada', 'Okoro Ada Grace', true, false],
  ['BELLO MUSA', 'BELLO MUSA IBRAHIM', false, false],
])('%s beside %s', (one, other, isSame, isTurned) => {
  expect([isSameName(one, other), isTurnedRound(one, other)]).toEqual([isSame, isTurned]);
});
