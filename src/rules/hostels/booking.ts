import { displayMoment } from '../displayDate.ts';
import { windowState, type Window } from '../window/window.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2 December, 08:00', by the college's clock. */
export function dayAndHour(iso: string): string {
  const [date = '', time = ''] = displayMoment(iso).split(' ');
  const [day, month] = date.split('/');
  return `${Number(day)} ${MONTHS[Number(month) - 1]}, ${time}`;
}

/** 'the end of 20 December' for midnight, which nobody reads as the end of the day before. */
export function untilMoment(iso: string): string {
  const words = dayAndHour(iso);
  if (!words.endsWith(', 00:00')) return words;
  return `the end of ${dayAndHour(new Date(Date.parse(iso) - 1).toISOString()).split(',')[0]}`;
}

/** A student's own bookings of a session that came to nothing: given back, or not paid in time. What the office took back is not counted. */
export interface Booked {
  readonly reservations: number;
  /** Held only. */
  readonly holds: number;
  /** The last moment to pay, by the first of the reservations; null where there is none. */
  readonly payUntil: Date | null;
}

/** Each makes an RRR at the provider. */
const MOST_RESERVATIONS = 3;
/** Each keeps a bed from others for its minutes. */
const MOST_HOLDS = 20;

const OFFICE = 'Please ask the hostel office: it can reserve one for you.';

/** Why who has booked so far books no other bed, and what helps; null while they may. */
export function usedUpBecause({ reservations, holds, payUntil }: Booked, session: string, now: Date): string | null {
  if (payUntil && payUntil <= now)
    return `Your days to pay for a bed of ${session} were over on ${dayAndHour(payUntil.toISOString())}. ${OFFICE}`;
  if (reservations >= MOST_RESERVATIONS)
    return `You have reserved a bed of ${session} ${MOST_RESERVATIONS} times and not paid it. ${OFFICE}`;
  if (holds >= MOST_HOLDS)
    return `You have chosen a bed of ${session} ${MOST_HOLDS} times and not reserved it. ${OFFICE}`;
  return null;
}

/** Why no bed is chosen now, and what helps; null while one is. */
export function closedBecause(window: Window | null, session: string, now: Date): string | null {
  if (!window) return `No booking of beds is set for ${session} yet. The hostel office announces it here.`;
  const state = windowState(window, now);
  if (state === 'coming') return `Opens ${dayAndHour(window.opens)}`;
  if (state === 'closed') return `Closed ${dayAndHour(window.closes)}. Please ask the hostel office for a bed.`;
  return null;
}
