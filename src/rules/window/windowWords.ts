import { withThousands } from '../money.ts';
import { windowState, type Window } from './window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Beyond this a date says more than a number of days. */
const FAR_DAYS = 14;

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** '5 September 2026 at 8:00 am, Nigeria time'. A window that ends at midnight ends with the day before. */
function momentWords(moment: Date, isEnd = false): string {
  const shown = isEnd && clock.format(moment) === '12:00 am' ? new Date(moment.getTime() - MINUTE_MS) : moment;
  return `${longDay.format(shown)} at ${clock.format(shown)}, Nigeria time`;
}

/** The state of a window: 'opens on 5 September 2026 at 8:00 am, Nigeria time', 'closes in 3 days', 'closed on 19 September 2026 at 5:00 pm, Nigeria time'. */
export function windowWords(window: Window, now: Date): string {
  const [opens, closes] = [new Date(window.opens), new Date(window.closes)];
  const state = windowState(window, now);
  if (state === 'closed') return `closed on ${momentWords(closes, true)}`;
  const left = (state === 'coming' ? opens : closes).getTime() - now.getTime();
  if (state === 'coming') return left < DAY_MS ? `opens in ${durationWords(left)}` : `opens on ${momentWords(opens)}`;
  return left < FAR_DAYS * DAY_MS ? `closes in ${durationWords(left)}` : `open until ${momentWords(closes, true)}`;
}

/** Full units, so that nobody is promised a day that has only begun: '3 days', '5 hours', '12 minutes', 'less than a minute'. */
export function durationWords(ms: number): string {
  for (const [unit, length] of [
    ['day', DAY_MS],
    ['hour', HOUR_MS],
    ['minute', MINUTE_MS],
  ] as const) {
    const full = Math.floor(ms / length);
    if (full > 0) return `${withThousands(full)} ${unit}${full === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

/** How long the words hold, in milliseconds; Infinity when they change no more. */
export function wordsHoldFor(window: Window, now: Date): number {
  const state = windowState(window, now);
  if (state === 'closed') return Infinity;
  const left = Date.parse(state === 'coming' ? window.opens : window.closes) - now.getTime();
  return left > DAY_MS ? (left % HOUR_MS) + 1 : (left % MINUTE_MS) + 1;
}
