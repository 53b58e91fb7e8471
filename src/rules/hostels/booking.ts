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

/** Why no bed is chosen now, and what helps; null while one is. */
export function closedBecause(window: Window | null, session: string, now: Date): string | null {
  if (!window) return `No booking of beds is set for ${session} yet. The hostel office announces it here.`;
  const state = windowState(window, now);
  if (state === 'coming') return `Opens ${dayAndHour(window.opens)}`;
  if (state === 'closed') return `Closed ${dayAndHour(window.closes)}. Please ask the hostel office for a bed.`;
  return null;
}
