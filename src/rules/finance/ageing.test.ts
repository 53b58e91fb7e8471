import { expect, test } from 'vitest';
import { AGES, ageOf, dueDaysOf } from './ageing.ts';

const TODAY = '2026-11-29';

test.each([
  ['2026-11-30', 'Not due yet'],
  ['2026-11-29', '0–30 days'],
  ['2026-10-30', '0–30 days'],
  ['2026-10-29', '31–60 days'],
  ['2026-09-30', '31–60 days'],
  ['2026-09-29', '61–90 days'],
  ['2026-08-31', '61–90 days'],
  ['2026-08-30', 'Over 90 days'],
  ['2019-01-01', 'Over 90 days'],
])('what was due on %s is %s', (dueOn, title) => expect(ageOf(dueOn, TODAY).title).toBe(title));

test('an age is of the days between its ends, and the ages leave out no day and have none twice', () => {
  for (const age of AGES) {
    const { dueFrom, dueTo } = dueDaysOf(age, TODAY);
    for (const day of [dueFrom, dueTo]) if (day !== null) expect(ageOf(day, TODAY)).toBe(age);
  }
  expect(AGES.map((age) => dueDaysOf(age, TODAY))).toEqual([
    { dueFrom: '2026-11-30', dueTo: null },
    { dueFrom: '2026-10-30', dueTo: '2026-11-29' },
    { dueFrom: '2026-09-30', dueTo: '2026-10-29' },
    { dueFrom: '2026-08-31', dueTo: '2026-09-29' },
    { dueFrom: null, dueTo: '2026-08-30' },
  ]);
});
