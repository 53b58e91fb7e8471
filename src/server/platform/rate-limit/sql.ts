import { statement } from '../database/statement.ts';

/** Whether a count is past its window. */
const OVER = "a.counted_from <= $2 - a.window_seconds * interval '1 second'";

/** What one bucket is charged: the nth of $1 buckets, $3 free failures, $4 longest waits and $5 windows in seconds; $2 is now. */
const charge = (nth: number, after: string) => `
  insert into attempt as a (bucket, failures, counted_from, window_seconds) select ($1::text[])[${nth}], 1, $2::timestamptz, ($5::int4[])[${nth}] ${after}
  on conflict (bucket) do update set
    failures = case when ${OVER} then 1 else a.failures + 1 end,
    counted_from = case when ${OVER} then $2 else a.counted_from end,
    blocked_until = case when not (${OVER}) and a.failures >= ($3::int4[])[${nth}]
      then $2 + least(2 ^ least(a.failures - ($3::int4[])[${nth}], 16), ($4::int4[])[${nth}]) * interval '1 second' end
  where a.blocked_until is null or a.blocked_until <= $2
  returning bucket`;

/**
 * Counts an attempt as a failure, in advance, in one bucket after another as long as none is blocked; over the free
 * failures each one blocks it for 1, 2, 4 ... seconds, up to the longest. A window after the first failure the count
 * begins anew. The rows' locks put simultaneous attempts in a line, so a thousand at once count as a thousand.
 *
 * `charged` is how many buckets took it: the one after them is blocked, unless it is all of them. Everybody's line ends at
 * one row, so it is not kept waiting for the disk: a loss of power may forget the guesses of its last second.
 */
const chargeOf = (buckets: number) => statement(`charge-attempt-in-${buckets}`, `
  with ${Array.from({ length: buckets }, (_, index) => `charged${index + 1} as (${charge(index + 1, index === 0 ? '' : `from charged${index}`)})`).join(', ')}
  select (${Array.from({ length: buckets }, (_, index) => `(select count(*) from charged${index + 1})`).join(' + ')})::int4 as charged,
         set_config('synchronous_commit', 'off', true) as written`, { charged: 'int4', written: 'text' });

/** By the number of their buckets: a target alone; an address, its network, everyone; and before these what is asked about. */
export const CHARGE = { 1: chargeOf(1), 3: chargeOf(3), 4: chargeOf(4) } as const;

/** $1 bucket, $2 now. Seconds until the bucket is open again. */
export const secondsBlocked = statement('seconds-blocked', `
  select ceil(extract(epoch from blocked_until - $2))::int4 as seconds from attempt where bucket = $1`, { seconds: 'int4?' });

/** $1 buckets text[], in the order in which they were charged. Takes back what an attempt that proved right was charged. */
export const refundBucket = statement('refund-bucket', `
  with held as (
    select bucket, set_config('synchronous_commit', 'off', true) from attempt where bucket = any($1::text[]) order by array_position($1::text[], bucket) for update
  )
  update attempt set failures = greatest(failures - 1, 0), blocked_until = null where bucket in (select bucket from held)`, {});

/** $1 now. Passes by those that are being charged, which are not to be forgotten. */
export const deleteExpiredBuckets = statement('delete-expired-buckets', `
  delete from attempt where bucket in (
    select bucket from attempt where counted_from <= $1::timestamptz - window_seconds * interval '1 second' and (blocked_until is null or blocked_until <= $1)
    for update skip locked
  )`, {});
