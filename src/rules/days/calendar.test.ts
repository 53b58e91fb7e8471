import { expect, test } from 'vitest';
import { dayAfter, monthOf, weekOf } from './calendar.ts';

test('days are counted over the ends of months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1), dayAfter('2026-11-21', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-21',
  ]);
});

test.each(['2026-11-16', '2026-11-21', '2026-11-22'])('the week of %s is from Monday to Sunday', (day) => {
  expect(weekOf(day)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test.each([
  ['2026-02-10', '2026-02-28'],
  ['2028-02-10', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, to) => {
  expect(monthOf(day)).toEqual({ from: `${day.slice(0, 7)}-01`, to });
});
