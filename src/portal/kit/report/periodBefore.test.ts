import { expect, test } from 'vitest';
import { calendar } from './calendar.ts';
import { periodBefore } from './periodBefore.ts';

test('the period before has as many days, and ends the day before', () => {
  expect(periodBefore({ by: 'day', from: '2026-11-01', to: '2026-11-30' }, '2026-12-05')).toEqual({
    name: '02/10/2026 to 31/10/2026',
    query: { by: 'day', from: '2026-10-02', to: '2026-10-31' },
    from: '2026-11-01',
    until: '2026-11-30',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' }, '2026-12-05')?.query).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

test('a period without an end ends today; without a beginning nothing is before it', () => {
  expect(periodBefore({ from: '2026-12-04' }, '2026-12-05')?.query).toEqual({ from: '2026-12-02', to: '2026-12-03' });
  expect(periodBefore({ to: '2026-12-04' }, '2026-12-05')).toBeUndefined();
  expect(periodBefore({ from: '2026-12-04', to: '2026-12-01' }, '2026-12-05')).toBeUndefined();
});

test('a calendar has every day', () => {
  expect(calendar('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
  expect(calendar('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(calendar('2026-01-01', '2026-12-31')).toHaveLength(365);
});
