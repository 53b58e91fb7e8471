import { expect, test } from 'vitest';
import { leftBecause, notInBecause } from './handover.ts';

const STAY = { cameOn: '2026-11-20', today: '2027-07-31' };

test.each([
  ['2026-11-19', 'please enter a day from 20/11/2026 on: the student came then'],
  ['2026-11-20', null],
  ['2027-07-31', null],
  ['2027-08-01', 'please enter a day that is not in the future'],
])('who came on 20 November has left on %s, or is told: %s', (leftOn, words) =>
  expect(leftBecause({ ...STAY, leftOn })).toBe(words),
);

test.each([
  ['held', '2026/2027', 'This bed is not paid. The student pays it first'],
  ['reserved', '2026/2027', 'This bed is not paid. The student pays it first'],
  ['paid', '2026/2027', null],
  ['paid', '2027/2028', null],
  ['paid', '2025/2026', 'This bed was paid for 2025/2026, which is over'],
  ['checked in', '2026/2027', 'The student is in already'],
  ['moved', '2026/2027', 'The student does not have this bed any more'],
  ['checked out', '2026/2027', 'The student does not have this bed any more'],
])('%s for %s is checked in, or refused with: %s', (state, session, words) =>
  expect(notInBecause(state, session, '2026/2027')).toBe(words),
);
