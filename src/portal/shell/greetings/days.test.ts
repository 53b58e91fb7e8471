import { expect, test } from 'vitest';
import { isBirthday, isDecember, isNews } from './days.ts';

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

test.each([
  ['2026-11-30', true],
  ['2026-11-23', true],
  ['2026-11-22', false],
  ['2026-11-10', false],
])('what was announced on %s is news on 2026-11-30: %s', (announced, is) =>
  expect(isNews(announced, '2026-11-30')).toBe(is),
);
