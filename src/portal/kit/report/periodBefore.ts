import { displayDate } from '#rules/displayDate.ts';
import type { QueryValues } from '../list/listQuery.ts';
import { dayAfter, daysFrom } from './calendar.ts';

export interface PeriodBefore {
  /** '01/10/2026 to 31/10/2026'. */
  readonly name: string;
  readonly query: QueryValues;
  /** The chosen days, both included; the period before is as long. */
  readonly from: string;
  readonly until: string;
}

/** As many days, just before those that are chosen; none where no first day is. */
export function periodBefore(query: QueryValues, today: string): PeriodBefore | undefined {
  const { from, to = today } = query;
  if (!from || from > to) return undefined;
  const before = { from: dayAfter(from, -1 - daysFrom(from, to)), to: dayAfter(from, -1) };
  return {
    name: `${displayDate(before.from)} to ${displayDate(before.to)}`,
    query: { ...query, ...before },
    from,
    until: to,
  };
}
