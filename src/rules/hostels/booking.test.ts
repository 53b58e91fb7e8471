import { expect, test } from 'vitest';
import { closedBecause, dayAndHour, untilMoment, usedUpBecause, type Booked } from './booking.ts';

const WINDOW = { opens: '2026-12-02T07:00:00.000Z', closes: '2026-12-20T16:00:00.000Z' };

test('a moment is a day and an hour of the college', () => {
  expect(dayAndHour('2026-12-02T07:00:00.000Z')).toBe('2 December, 08:00');
  expect(dayAndHour('2026-12-31T23:30:00.000Z')).toBe('1 January, 00:30');
});

test('a midnight that ends something belongs to the day before', () => {
  expect(untilMoment('2026-12-20T23:00:00.000Z')).toBe('the end of 20 December');
  expect(untilMoment('2026-12-20T16:00:00.000Z')).toBe('20 December, 17:00');
});

test.each([
  ['2026-12-02T06:59:59Z', 'Opens 2 December, 08:00'],
  ['2026-12-02T07:00:00Z', null],
  ['2026-12-20T15:59:59Z', null],
  ['2026-12-20T16:00:00Z', 'Closed 20 December, 17:00. Please ask the hostel office for a bed.'],
])('at %s a choice is refused with: %s', (now, words) =>
  expect(closedBecause(WINDOW, '2026/2027', new Date(now))).toBe(words),
);

test('a session without a window says so', () => {
  expect(closedBecause(null, '2026/2027', new Date())).toBe(
    'No booking of beds is set for 2026/2027 yet. The hostel office announces it here.',
  );
});

const PAY_UNTIL = new Date('2026-12-09T07:00:00Z');
test.each<[string, Booked, string | null]>([
  ['has booked nothing', { reservations: 0, holds: 0, payUntil: null }, null],
  ['has reserved twice', { reservations: 2, holds: 19, payUntil: PAY_UNTIL }, null],
  [
    'has reserved three times',
    { reservations: 3, holds: 0, payUntil: PAY_UNTIL },
    'You have reserved a bed of 2026/2027 3 times and not paid it.',
  ],
  [
    'only ever holds beds',
    { reservations: 0, holds: 20, payUntil: null },
    'You have chosen a bed of 2026/2027 20 times and not reserved it.',
  ],
])('who %s may book, or is told why not', (_, booked, words) => {
  const office = ' Please ask the hostel office: it can reserve one for you.';
  expect(usedUpBecause(booked, '2026/2027', new Date('2026-12-09T06:59:59Z'))).toBe(words && words + office);
  expect(usedUpBecause({ ...booked, payUntil: PAY_UNTIL }, '2026/2027', PAY_UNTIL)).toBe(
    `Your days to pay for a bed of 2026/2027 were over on 9 December, 08:00.${office}`,
  );
});
