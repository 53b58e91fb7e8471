import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayDate } from '../displayDate.ts';
import { isDay, isWholeDay, typedDay } from './typedDay.ts';

test.each(['5/9/26', '05092026', '050926', '5.9.2026', '05-09-2026', '5 9 26', ' 05/09/2026 ', '2026-09-05'])(
  '%s is the fifth of September',
  (text) => {
    expect(typedDay(text)).toBe('2026-09-05');
  },
);

test.each(['31/02/2026', '9/13/2026', '29/2/27', '5/9', '5/9/2', 'tomorrow', '0/9/26', '5//9/26'])(
  '%s is no day, and stays as typed',
  (text) => {
    expect(typedDay(text)).toBe(text);
    expect(isDay(typedDay(text))).toBe(false);
  },
);

test('a day is whole as soon as its year has four digits', () => {
  expect(['5/9/26', '5/9/202', '5/9/2026', '050920', '05092026', '2026-09-05'].map(isWholeDay)).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('every day is read back from how it is shown, with and without its strokes', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      const shown = displayDate(day);
      for (const text of [day, shown, shown.replaceAll('/', ''), `${shown.slice(0, 6)}${shown.slice(8)}`])
        expect(typedDay(text)).toBe(day);
    }),
  );
});
