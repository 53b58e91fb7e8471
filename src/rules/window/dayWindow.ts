import { displayDate } from '../displayDate.ts';
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

const WORDS = { coming: 'Opens on', open: 'Open until', closed: 'Closed since' } as const satisfies Readonly<
  Record<WindowState, string>
>;

/** Its state, and the day that belongs to it: 'Open until' and '19/09/2026'. */
export function dayWindowWords(window: DayWindow, today: string): readonly [state: string, day: string] {
  const state = stateOn(window, today);
  return [WORDS[state], displayDate(state === 'coming' ? window.opens : window.closes)];
}
