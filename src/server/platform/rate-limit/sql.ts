import { statement } from '../database/statement.ts';

/** Whether a count is past its window. */
const OVER = "a.counted_from <= $now - a.window_seconds * interval '1 second'";

/** What one bucket is charged: the nth of `$buckets`, and of the free failures, longest waits and windows that go with them. */
const charge = (nth: number, after: string) => `
  insert into attempt as a (bucket, failures, counted_from, window_seconds) select ($buckets::text[])[${nth}], 1, $now::timestamptz, ($windowSeconds::int4[])[${nth}] ${after}
  on conflict (bucket) do update set
    failures = case when ${OVER} then 1 else a.failures + 1 end,
    counted_from = case when ${OVER} then $now else a.counted_from end,
    blocked_until = case when not (${OVER}) and a.failures >= ($freeFailures::int4[])[${nth}]
      then $now + least(2 ^ least(a.failures - ($freeFailures::int4[])[${nth}], 16), ($longestSeconds::int4[])[${nth}]) * interval '1 second' end
  where a.blocked_until is null or a.blocked_until <= $now
  returning bucket`;

/**
 * Counts an attempt as a failure, in advance, in one bucket after another as long as none is blocked; over the free
 * failures each one blocks it for 1, 2, 4 ... seconds, up to the longest. A window after the first failure the count
 * begins anew. The rows' locks put simultaneous attempts in a line, so a thousand at once count as a thousand.
 *
 * `charged` is how many buckets took it: the one after them is blocked, unless it is all of them. Everybody's line ends at
 * one row, so it is not kept waiting for the disk: a loss of power may forget the guesses of its last second.
 */
const chargeOf = (buckets: number) => statement(`charge-attempt-in-${buckets}`, {
  buckets: 'text[]', now: 'timestamptz', freeFailures: 'int4[]', longestSeconds: 'int4[]', windowSeconds: 'int4[]',
}, `
  with ${Array.from({ length: buckets }, (_, index) => `charged${index + 1} as (${charge(index + 1, index === 0 ? '' : `from charged${index}`)})`).join(', ')}
  select (${Array.from({ length: buckets }, (_, index) => `(select count(*) from charged${index + 1})`).join(' + ')})::int4 as charged,
         set_config('synchronous_commit', 'off', true) as written`, { charged: 'int4', written: 'text' });

/** By the number of their buckets: a target alone; an address, its network, everyone; and before these what is asked about. */
export const CHARGE = { 1: chargeOf(1), 3: chargeOf(3), 4: chargeOf(4) } as const;

/** Seconds until the bucket is open again. */
export const secondsBlocked = statement('seconds-blocked', { bucket: 'text', now: 'timestamptz' }, `
  select ceil(extract(epoch from blocked_until - $now))::int4 as seconds from attempt where bucket = $bucket`, { seconds: 'int4?' });

/** Takes back what an attempt that proved right was charged. `buckets` are in the order in which they were charged. */
export const refundBucket = statement('refund-bucket', { buckets: 'text[]' }, `
  with held as (
    select bucket, set_config('synchronous_commit', 'off', true) from attempt where bucket = any($buckets::text[]) order by array_position($buckets::text[], bucket) for update
  )
  update attempt set failures = greatest(failures - 1, 0), blocked_until = null where bucket in (select bucket from held)`, {});

/** Passes by those that are being charged, which are not to be forgotten. */
export const deleteExpiredBuckets = statement('delete-expired-buckets', { now: 'timestamptz' }, `
  delete from attempt where bucket in (
    select bucket from attempt where counted_from <= $now::timestamptz - window_seconds * interval '1 second' and (blocked_until is null or blocked_until <= $now)
    for update skip locked
  )`, {});
