import type { WindowState } from './window.ts';

/** Days of the college's calendar, YYYY-MM-DD, both of them included. */
export interface DayWindow {
  readonly opens: string;
  readonly closes: string;
}

export function stateOn({ opens, closes }: DayWindow, today: string): WindowState {
  if (today < opens) return 'coming';
  return today > closes ? 'closed' : 'open';
}

const WORDS = { coming: 'Opens on', open: 'Open until', closed: 'Closed on' } as const satisfies Readonly<
  Record<WindowState, string>
>;

const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** A last day is open to its end: '31 August 2027 at 11:59 pm, Nigeria time'. */
export const endOfDay = (day: string): string => `${longDay(day)} at 11:59 pm, Nigeria time`;

/** Its state, and the day that belongs to it: 'Closed on' and '19 September 2026 at 11:59 pm, Nigeria time'. */
export function dayWindowWords(window: DayWindow, today: string): readonly [state: string, day: string] {
  const state = stateOn(window, today);
  return [WORDS[state], state === 'coming' ? longDay(window.opens) : endOfDay(window.closes)];
}
