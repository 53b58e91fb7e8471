import { displayDate } from '../displayDate.ts';

const DAY_MS = 86_400_000;
/** Beyond these a date says more than a count of days. */
const COUNTED_DAYS = 14;

/** Both are days of the college, YYYY-MM-DD: 'Due tomorrow', '3 days late', 'Due by 15/01/2027'. */
export function dueWords(due: string, today: string): string {
  const days = (Date.parse(due) - Date.parse(today)) / DAY_MS;
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return days <= COUNTED_DAYS ? `Due in ${days} days, by ${displayDate(due)}` : `Due by ${displayDate(due)}`;
}
