/** A time in which something may be done. Both are ISO moments; the moment of closing is outside. */
export interface Window {
  readonly opens: string;
  readonly closes: string;
}

export type WindowState = 'coming' | 'open' | 'closed';

export function windowState({ opens, closes }: Window, now: Date): WindowState {
  if (now.getTime() < Date.parse(opens)) return 'coming';
  return now.getTime() < Date.parse(closes) ? 'open' : 'closed';
}

/** Windows that only touch do not overlap. */
export const overlap = (one: Window, other: Window): boolean =>
  Date.parse(one.opens) < Date.parse(other.closes) && Date.parse(other.opens) < Date.parse(one.closes);

/** The days are YYYY-MM-DD of the college's calendar, and both are included. */
export const windowOfDays = (opens: string, closes: string): Window => ({
  opens: lagosMoment(opens, '00:00'),
  closes: new Date(Date.parse(lagosMoment(closes, '00:00')) + DAY_MS).toISOString(),
});

/** @param time of the college's clock, 'HH:MM' */
export const lagosMoment = (day: string, time: string): string => new Date(`${day}T${time}:00+01:00`).toISOString();

const DAY_MS = 24 * 60 * 60 * 1000;
