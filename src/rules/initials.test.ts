import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  [['Okafor', 'Adaeze', 'Ngozi'], 'O. A. N.'],
  [['okafor', ' ada', ''], 'O. A.'],
  [['Ọ́lá', 'Ẹ̀bùn', "O'Neil"], 'Ọ́. Ẹ̀. O.'],
])('%j is %s', (names, initials) => {
  expect(initialsOf(names)).toBe(initials);
});
