import { sql } from '../../../platform/database/describedSql.ts';

/** Those that no order has are asked about, again after `paidPauseMs`. There are `most` at once, so that nobody fills the table. */
export const noteUnknown = sql('note-unknown-rrrs')`
  with named as (
    select r.rrr from unnest($rrrs::text[]) as r (rrr) where not exists (select from remita_order o where o.rrr = r.rrr)
  )
  insert into unknown_rrr as u (rrr, told_at, check_at)
  select distinct n.rrr, $now::timestamptz, $now::timestamptz from named n
   where exists (select from unknown_rrr known where known.rrr = n.rrr) or (select count(*) from unknown_rrr) < $most::int4
  on conflict (rrr) do update set check_at = least(u.check_at, $now::timestamptz + $paidPauseMs::float8 * interval '1 millisecond')`;

export const claimUnknown = sql('claim-unknown-rrrs')`
  update unknown_rrr set check_at = $claimedUntil
   where rrr = any(array(select rrr from unknown_rrr where check_at <= $now order by check_at limit $limit for update skip locked))
  returning rrr, told_at, asked`;

export const postponeUnknown = sql('postpone-unknown-rrr')`
  update unknown_rrr set check_at = $checkAt?, asked = asked + 1, order_id = coalesce($orderId?::text, order_id) where rrr = $rrr`;

export const forgetUnknown = sql('forget-unknown-rrr')`
  delete from unknown_rrr where rrr = $rrr`;
