/** Two weeks show whether a Monday is like the last one. */
const DAYS = 14;

const DAY_MS = 86_400_000;

/** The days of the college that a card draws, oldest first, as `d (at)` begins and `d.next` ends each; reads `$today`. */
export const LAST_DAYS = `(
  select ($today::date - ${DAYS - 1} + n)::timestamp at time zone 'Africa/Lagos' as at, ($today::date - ${DAYS - 2} + n)::timestamp at time zone 'Africa/Lagos' as next
    from generate_series(0, ${DAYS - 1}) as n) as d`;

/** The Monday of this day's week, YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const moment = Date.parse(day);
  const sinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return new Date(moment - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Of the days that end today, those since Monday. */
export const thisWeek = (days: readonly number[], today: string): number =>
  days.slice(-1 - (Date.parse(today) - Date.parse(mondayOf(today))) / DAY_MS).reduce((sum, number) => sum + number, 0);

