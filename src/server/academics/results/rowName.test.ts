import { expect, test } from 'vitest';
import { isAnothersName } from './rowName.ts';

const MUSA = { name: 'Bello Musa' };
const AISHA = { name: 'Bello Aisha' };
const KEMI = { name: 'Salami Kemi Ruth' };
const CLASS = [MUSA, AISHA, KEMI];

test.each([
  ['BELLO  MUSA', MUSA, false],
  ['Musa, Bello', MUSA, false],
  ['SALAMI KEMI R.', KEMI, false],
  ['Mrs. Salami K.', KEMI, false],
  ['', MUSA, false],
  ['Dr.', MUSA, false],
  ['B. M.', MUSA, false],
  // One of them married, and the other is written shorter than the list has it.
  ['Adamu Aisha', AISHA, false],
  ['Bello', AISHA, false],
  ['Eze-Nwosu Chidi', MUSA, true],
  ['Bello Aisha', MUSA, true],
  ['Salami Kemi', AISHA, true],
])('%s at the number of $name: another’s is %s', (written, own, isOther) => {
  expect(isAnothersName(written, own, CLASS)).toBe(isOther);
});
