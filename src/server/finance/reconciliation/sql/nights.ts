import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** RRRs that were made or credited between $1 and $2. */
const OF_PERIOD = `
  from remita_order o left join payment p on p.order_id = o.order_id
  where o.rrr is not null and ((o.rrr_at >= $1 and o.rrr_at < $2) or (p.credited_at >= $1 and p.credited_at < $2))`;

/**
 * $1 from, $2 to, $3 day or null, $4 now, $5 actor, $6 ip. None when the day has one, or when one that was asked for is
 * under way.
 */
export const beginReconciliation = statement('begin-reconciliation', `
  with begun as (
    insert into reconciliation (period_from, period_to, day, started_at, started_by, rrrs)
    select $1, $2, $3::date, $4, $5, (select count(*)::int4 ${OF_PERIOD})
    where not exists (select from reconciliation where day = $3::date)
    on conflict do nothing
    returning id, rrrs
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $4, $5, 'reconciliation-begun', 'reconciliation', id::text, jsonb_build_object('rrrs', rrrs), $6 from begun
  )
  select id from begun`, { id: 'int4' });

/** $1 now, $2 until when it is this server's. The oldest that is not finished and that no server is at. */
export const takeReconciliation = statement('take-reconciliation', `
  update reconciliation set claimed_until = $2
  where id = (
    select id from reconciliation where finished_at is null and (claimed_until is null or claimed_until <= $1)
    order by id limit 1 for update skip locked
  )
  returning id, period_from, period_to, started_at, reached, asked`, {
  id: 'int4', period_from: 'timestamptz', period_to: 'timestamptz', started_at: 'timestamptz', reached: 'text', asked: 'int4',
});

/** $1 from, $2 to, $3 the RRR that was reached, $4 how many. In their own order. */
export const nextOrders = statement('orders-to-reconcile', `
  select o.order_id, o.invoice_id, o.rrr, o.amount_kobo, o.rrr_at, p.order_id is not null as credited, p.credited_by, p.credited_at
  ${OF_PERIOD} and o.rrr > $3 order by o.rrr limit $4`, {
  order_id: 'text', invoice_id: 'uuid', rrr: 'text', amount_kobo: 'int8', rrr_at: 'timestamptz', credited: 'bool', credited_by: 'text?', credited_at: 'timestamptz?',
});

/** $1 reconciliation, $2 until when it was claimed, $3 until when it is now, $4 reached, $5 asked, $6 unanswered. No row when another server has it. */
export const advance = statement('advance-reconciliation', `
  update reconciliation set claimed_until = $3, reached = $4, asked = asked + $5::int4, unanswered = unanswered + $6::int4
  where id = $1 and claimed_until = $2 returning id`, { id: 'int4' });

/** $1 reconciliation, $2 until when it was claimed, $3 now, or null to leave it to whoever comes next. */
export const leaveReconciliation = statement('leave-reconciliation', `
  update reconciliation set claimed_until = null, finished_at = $3 where id = $1 and claimed_until = $2`, {});

/**
 * $1 reconciliation, $2 rrr, $3 kind, $4 invoice, $5 expected kobo, $6 reported kobo, $7 code, $8 now. Once for an RRR; what
 * a person has settled differs no more.
 */
export const noteDifference = statement('note-reconciliation-difference', `
  insert into reconciliation_difference (reconciliation_id, rrr, kind, invoice_id, expected_kobo, reported_kobo, provider_code, found_at)
  select $1::int4, $2, $3, $4::uuid, $5::int8, $6::int8, $7, $8::timestamptz
  where not exists (select from payment_case where rrr = $2 and kind = $3 and settled_at is not null)
  on conflict do nothing`, {});
