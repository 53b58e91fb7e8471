import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:05Z', '0 seconds ago'],
  ['2026-11-21T11:59:59Z', '1 second ago'],
  ['2026-11-21T11:59:01Z', '59 seconds ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-19T13:00:00Z', '1 day ago'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
])('%s was %s', (moment, words) => expect(relativeTime(new Date(moment), NOW)).toBe(words));
