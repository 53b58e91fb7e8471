import { sql } from '../database/describedSql.ts';
import { statement } from '../database/statement.ts';

const WINDOW_IS_OVER = "a.counted_from <= $now - a.window_seconds * interval '1 second'";

const charge = (nth: number, after: string) => `
  insert into attempt as a (bucket, failures, counted_from, window_seconds) select ($buckets::text[])[${nth}], 1, $now::timestamptz,
    ($windowSeconds::int4[])[${nth}] ${after}
  on conflict (bucket) do update set
    failures = case when ${WINDOW_IS_OVER} then 1 else a.failures + 1 end,
    counted_from = case when ${WINDOW_IS_OVER} then $now else a.counted_from end,
    blocked_until = case when not (${WINDOW_IS_OVER}) and a.failures >= ($freeFailures::int4[])[${nth}]
      then $now + least(2 ^ least(a.failures - ($freeFailures::int4[])[${nth}], 16), ($longestSeconds::int4[])[${nth}]) * interval '1 second' end
  where a.blocked_until is null or a.blocked_until <= $now
  returning bucket`;

/**
 * Counts a failure in each bucket until one is blocked; beyond the free ones each blocks for 1, 2, 4 ... seconds. Row
 * locks serialise attempts, so that a thousand at once all count. Everybody shares the last row, so no commit waits for
 * the disk: a loss of power may forget a second of guesses. `charged` buckets took it; the next, if any, is blocked.
 */
const chargeOf = (buckets: number) =>
  statement(
    `charge-attempt-in-${buckets}`,
    {
      buckets: 'text[]',
      now: 'timestamptz',
      freeFailures: 'int4[]',
      longestSeconds: 'int4[]',
      windowSeconds: 'int4[]',
    },
    `
  with ${Array.from({ length: buckets }, (_, index) => `charged${index + 1} as (${charge(index + 1, index === 0 ? '' : `from charged${index}`)})`).join(', ')}
  select (${Array.from({ length: buckets }, (_, index) => `(select count(*) from charged${index + 1})`).join(' + ')})::int4 as charged,
         set_config('synchronous_commit', 'off', true) as written`,
    { charged: 'int4', written: 'text' },
  );

/** The key is the number of buckets: a target, or two; an address, its network, everyone; these after a subject, or before it too. */
export const CHARGE = { 1: chargeOf(1), 2: chargeOf(2), 3: chargeOf(3), 4: chargeOf(4), 5: chargeOf(5) } as const;

export const secondsBlocked = sql('seconds-blocked')`
  select ceil(extract(epoch from blocked_until - $now))::int4 as "seconds?" from attempt where bucket = $bucket`;

/** `buckets` are in the order of the charge: in another order the row locks could deadlock. */
export const refundBucket = sql('refund-bucket')`
  with held as (
    select bucket, set_config('synchronous_commit', 'off', true) from attempt where bucket = any($buckets::text[])
      order by array_position($buckets::text[], bucket) for update
  )
  update attempt set failures = greatest(failures - 1, 0), blocked_until = null where bucket in (select bucket from held)`;

/** Rows that are being charged are skipped: they must not be forgotten. */
export const deleteExpiredBuckets = sql('delete-expired-buckets')`
  delete from attempt where bucket in (
    select bucket from attempt where counted_from <= $now::timestamptz - window_seconds * interval '1 second'
      and (blocked_until is null or blocked_until <= $now)
    for update skip locked
  )`;
