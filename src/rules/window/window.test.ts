import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayWindowWords } from './dayWindow.ts';
import { isTime, typedTime } from './typedTime.ts';
import { lagosMoment, overlap, windowOfDays, windowState } from './window.ts';
import { durationWords, windowWords, wordsHoldFor } from './windowWords.ts';

const WINDOW = { opens: '2026-09-05T07:00:00.000Z', closes: '2026-09-19T16:00:00.000Z' };

test.each([
  ['2026-09-01T00:00:00Z', 'opens on 5 September 2026 at 8:00 am, Nigeria time'],
  ['2026-09-04T07:00:00Z', 'opens on 5 September 2026 at 8:00 am, Nigeria time'],
  ['2026-09-04T07:00:01Z', 'opens in 23 hours'],
  ['2026-09-05T06:59:30Z', 'opens in less than a minute'],
  ['2026-09-05T07:00:00Z', 'open until 19 September 2026 at 5:00 pm, Nigeria time'],
  ['2026-09-16T15:59:59Z', 'closes in 3 days'],
  ['2026-09-18T15:00:00Z', 'closes in 1 day'],
  ['2026-09-19T15:48:00Z', 'closes in 12 minutes'],
  ['2026-09-19T16:00:00Z', 'closed on 19 September 2026 at 5:00 pm, Nigeria time'],
])('at %s it %s', (now, words) => expect(windowWords(WINDOW, new Date(now))).toBe(words));

test.each([
  ['2026-09-04', 'Opens on 5 September 2026'],
  ['2026-09-05', 'Open until 19 September 2026 at 11:59 pm, Nigeria time'],
  ['2026-09-19', 'Open until 19 September 2026 at 11:59 pm, Nigeria time'],
  ['2026-09-20', 'Closed on 19 September 2026 at 11:59 pm, Nigeria time'],
])('on %s a window of days says: %s', (today, words) =>
  expect(dayWindowWords({ opens: '2026-09-05', closes: '2026-09-19' }, today).join(' ')).toBe(words),
);

test('days of the calendar begin and end at midnight in Lagos, and the last is included', () => {
  const days = windowOfDays('2026-09-05', '2026-09-06');
  expect(days).toEqual({ opens: '2026-09-04T23:00:00.000Z', closes: '2026-09-06T23:00:00.000Z' });
  expect(windowState(days, new Date('2026-09-06T22:59:59Z'))).toBe('open');
  expect(windowWords(days, new Date('2026-09-06T23:00:00Z'))).toBe(
    'closed on 6 September 2026 at 11:59 pm, Nigeria time',
  );
});

const MOMENT = fc.integer({ min: 0, max: 5000 }).map((minutes) => new Date(Date.UTC(2026, 8, 1) + minutes * 60_000));
const ANY = fc.tuple(MOMENT, fc.integer({ min: 1, max: 3000 })).map(([opens, minutes]) => ({
  opens: opens.toISOString(),
  closes: new Date(opens.getTime() + minutes * 60_000).toISOString(),
}));

test('two windows overlap when some moment is inside both, either way round', () => {
  fc.assert(
    fc.property(ANY, ANY, (one, other) => {
      const begins = one.opens > other.opens ? one.opens : other.opens;
      const isShared = windowState(one, new Date(begins)) === 'open' && windowState(other, new Date(begins)) === 'open';
      expect([overlap(one, other), overlap(other, one)]).toEqual([isShared, isShared]);
    }),
  );
});

test('the words hold as long as they say', () => {
  fc.assert(
    fc.property(ANY, MOMENT, (window, now) => {
      const held = wordsHoldFor(window, now);
      if (held === Infinity) return;
      expect(held).toBeGreaterThan(0);
      expect(windowWords(window, new Date(now.getTime() + Math.max(0, held - 2)))).toBe(windowWords(window, now));
    }),
  );
});

test.each([
  ['8', '08:00'],
  ['800', '08:00'],
  ['8.30', '08:30'],
  ['8:30 pm', '20:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['1630', '16:30'],
  ['24', '24'],
  ['8:75', '8:75'],
  ['noon', 'noon'],
  ['13pm', '13pm'],
  ['', ''],
])('%s is read as %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

test('a time that is read is a time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      expect(isTime(typedTime(`${hour}:${String(minute).padStart(2, '0')}`))).toBe(true);
    }),
  );
  expect(lagosMoment('2026-09-05', '08:00')).toBe(WINDOW.opens);
  expect(durationWords(90_000_000)).toBe('1 day');
});
