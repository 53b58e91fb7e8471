import { lagosDay } from './lagosDay.ts';

/** '2026-11-21', or an ISO moment that begins so, becomes '21/11/2026'. */
export const displayDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An ISO moment becomes '21/11/2026 10:30', by the college's clock. */
export const displayMoment = (iso: string): string =>
  `${displayDate(lagosDay(new Date(iso)))} ${clock.format(new Date(iso))}`;
