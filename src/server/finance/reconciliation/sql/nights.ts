import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_RRR } from '../../payments/service.ts';

const OF_PERIOD = `
  from remita_order o left join payment p on p.order_id = o.order_id
  where o.rrr is not null and ${IS_RRR} and ((o.rrr_at >= $from and o.rrr_at < $to) or (p.credited_at >= $from and p.credited_at < $to))`;

/** No row comes when the day has one, or when a requested one, which is of no day, is under way. */
export const beginReconciliation = sql('begin-reconciliation')`
  with begun as (
    insert into reconciliation (period_from, period_to, day, started_at, started_by, rrrs)
    select $from, $to, $day?::date, $now, $actor, (select count(*)::int4 ${OF_PERIOD})
    where not exists (select from reconciliation where day = $day::date)
    on conflict do nothing
    returning id, rrrs
  ), ${audited('reconciliation-begun', 'reconciliation', 'begun', { detail: { rrrs: 'rrrs' } })}
  select id from begun`;

/** The oldest that is unfinished and unclaimed is this server's until `claimedUntil`. */
export const takeReconciliation = sql('take-reconciliation')`
  update reconciliation set claimed_until = $claimedUntil
  where id = (
    select id from reconciliation where finished_at is null and (claimed_until is null or claimed_until <= $now)
    order by id limit 1 for update skip locked
  )
  returning id, period_from, period_to, started_at, reached, queried`;

export const nextOrders = sql('orders-to-reconcile')`
  select o.order_id, o.invoice_id, o.rrr as "rrr!", o.amount_kobo, o.rrr_at as "rrr_at!", p.order_id is not null as credited,
    p.credited_by as "credited_by?", p.credited_at as "credited_at?"
  ${OF_PERIOD} and o.rrr > $reached order by o.rrr limit $limit`;

/** `heldUntil` is the end of the current claim, `claimedUntil` of the next. No row: another server has it. */
export const advance = sql('advance-reconciliation')`
  update reconciliation set claimed_until = $claimedUntil, reached = $reached, queried = queried + $queried::int4, unanswered = unanswered + $unanswered::int4
  where id = $reconciliationId and claimed_until = $heldUntil returning id`;

/** A null `finishedAt` leaves it to the next server. */
export const leaveReconciliation = sql('leave-reconciliation')`
  update reconciliation set claimed_until = null, finished_at = $finishedAt? where id = $reconciliationId and claimed_until = $heldUntil`;

/** An RRR has one difference of a kind; what a person has settled differs no more. */
export const noteDifference = sql('note-reconciliation-difference')`
  insert into reconciliation_difference (reconciliation_id, rrr, kind, invoice_id, expected_kobo, reported_kobo, provider_code, found_at)
  select $reconciliationId::int4, $rrr, $kind, $invoiceId::uuid, $expectedKobo::int8, $reportedKobo::int8, $code, $now::timestamptz
  where not exists (select from payment_case where rrr = $rrr and kind = $kind and state <> 'open')
  on conflict do nothing`;
