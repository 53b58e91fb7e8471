import { expect, test } from 'vitest';
import { lastDayAfter, whyUndelivered } from './offerClock.ts';

test('the days of an offer are whole days in Lagos after the one from which they count', () => {
  expect(lastDayAfter(new Date('2026-11-02T09:00:00Z'), 3)).toBe('2026-11-05');
  expect(lastDayAfter(new Date('2026-11-02T22:59:59Z'), 3)).toBe('2026-11-05');
  expect(lastDayAfter(new Date('2026-11-02T23:00:00Z'), 3)).toBe('2026-11-06');
});

test.each([
  [null, null, 'No email address'],
  ['a@b.example', null, 'No email about the offer was sent'],
  ['a@b.example', { isRefused: false, answer: null }, 'The email is on its way'],
  ['a@b.example', { isRefused: false, answer: '451 later' }, 'The email is tried again: 451 later'],
  ['a@b.example', { isRefused: true, answer: '550 no such user' }, 'Email refused: 550 no such user'],
  [null, { isRefused: true, answer: '550 no such user' }, 'Email refused: 550 no such user'],
])('an offer to %s with the mail %j is not delivered: %s', (address, mail, words) => {
  expect(whyUndelivered(address, mail)).toBe(words);
});
