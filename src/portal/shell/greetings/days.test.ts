import { expect, test } from 'vitest';
import { isBirthday, isDecember } from './days.ts';

test.each([
  ['2006-11-21', '2026-11-21', true],
  ['2006-11-21', '2026-11-22', false],
  ['2004-02-29', '2028-02-29', true],
  ['2004-02-29', '2028-02-28', false],
  ['2004-02-29', '2027-02-28', true],
  [null, '2027-02-28', false],
])('born on %s, on %s it is a birthday: %s', (birthday, today, is) => expect(isBirthday(birthday, today)).toBe(is));

test('December is the twelfth month', () => {
  expect([
    isDecember('2026-11-30'),
    isDecember('2026-12-01'),
    isDecember('2026-12-31'),
    isDecember('2027-01-01'),
  ]).toEqual([false, true, true, false]);
});
