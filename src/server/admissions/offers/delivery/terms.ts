import { USUAL_OFFER_RULE } from '#rules/admissions/offerClock.ts';

/** Expressions of SQL that say how long an offer is open, for a statement that makes one. */
interface Terms {
  readonly lastDay: string;
  readonly offerDays: string;
}

interface Named {
  /** Those of the waiting list are others. */
  readonly days?: 'days' | 'waiting_days';
  /** What the row calls its department. */
  readonly department?: string;
}

const { countsFrom, days, waitingDays } = USUAL_OFFER_RULE;

/**
 * Of an offer in `row`, which has a session, a department and a programme: the day where the days count from now, else how many begin
 * with the delivery. `today` is SQL of the day in Lagos.
 */
export function offerTerms(
  row: string,
  today: string,
  { days: column = 'days', department = 'department_id' }: Named = {},
): Terms {
  const rule = (what: string) => `(select k.${what} from offer_rule k where k.session_id = ${row}.session_id)`;
  const quota = `(select q.counts_from from quota q where q.session_id = ${row}.session_id and q.department_id = ${row}.${department}
    and q.programme_id = ${row}.programme_id)`;
  const isFromDelivery = `coalesce(${quota}, ${rule('counts_from')}, '${countsFrom}') = 'delivery'`;
  const length = `coalesce(${rule(column)}, ${column === 'days' ? days : waitingDays})`;
  return {
    lastDay: `case when ${isFromDelivery} then null else ${today}::date + ${length} end`,
    offerDays: `case when ${isFromDelivery} then ${length} end`,
  };
}
