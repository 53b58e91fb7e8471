import { statement } from '../database/statement.ts';

/**
 * Counts an attempt as a failure, in advance, unless the bucket is blocked; over the free failures each one blocks it
 * for 1, 2, 4 ... seconds, up to the longest. Fifteen minutes after the first failure the count begins anew. The row's
 * lock puts simultaneous attempts in a line, so a thousand at once count as a thousand.
 *
 * $1 bucket, $2 now, $3 free failures, $4 longest wait in seconds. No row comes back when the bucket is blocked.
 */
export const chargeAttempt = statement('charge-attempt', `
  insert into attempt as a (bucket, failures, counted_from) values ($1, 1, $2)
  on conflict (bucket) do update set
    failures = case when a.counted_from <= $2 - interval '15 minutes' then 1 else a.failures + 1 end,
    counted_from = case when a.counted_from <= $2 - interval '15 minutes' then $2 else a.counted_from end,
    blocked_until = case when a.counted_from > $2 - interval '15 minutes' and a.failures >= $3
      then $2 + least(2 ^ least(a.failures - $3, 16), $4) * interval '1 second' end
  where a.blocked_until is null or a.blocked_until <= $2
  returning failures`, { failures: 'int4' });

/** $1 bucket, $2 now. Seconds until the bucket is open again. */
export const secondsBlocked = statement('seconds-blocked', `
  select ceil(extract(epoch from blocked_until - $2))::int4 as seconds from attempt where bucket = $1`, { seconds: 'int4?' });

/** $1 buckets text[]. Takes back what an attempt that proved right was charged. */
export const refundAttempt = statement('refund-attempt', `
  update attempt set failures = greatest(failures - 1, 0), blocked_until = null where bucket = any($1)`, {});

/** $1 now. */
export const forgetAttempts = statement('forget-attempts', `
  delete from attempt where counted_from <= $1::timestamptz - interval '15 minutes' and (blocked_until is null or blocked_until <= $1)`, {});
