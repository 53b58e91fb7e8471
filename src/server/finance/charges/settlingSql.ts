import { COVERAGE_OF_KIND, COVERAGE_ORDER } from '#rules/finance/coverage.ts';
import { sql } from '../../platform/database/describedSql.ts';

const JOURNAL = `join journal j on j.id = p.journal_id and p.account = 'receivable'`;

/**
 * Its RRR is due at once: it is withdrawn at the provider then. `by` is what settles it; null where the ledger says it: what was posted to
 * its charges since it was made, or at any time where it was made of what is covered already.
 */
export const settleInvoice = sql('settle-invoice')`
  with covering as (
    select ${COVERAGE_OF_KIND} as by from invoice i join invoice_line l on l.invoice_id = i.id join posting p on p.charge_id = l.charge_id ${JOURNAL}
     where i.id = $invoiceId and ($isCovered::bool or j.at >= i.created_at) group by 1 having sum(p.amount_kobo) < 0
  ), settled as (
    update invoice i set settled_at = $now, receipt_code = replace(gen_random_uuid()::text, '-', ''),
        settled_by = coalesce($by?::text[], (select array_agg(c.by order by array_position(${COVERAGE_ORDER}, c.by)) from covering c where c.by is not null), '{}')
     where id = $invoiceId and void_at is null and settled_at is null and not exists (select from payment p where p.invoice_id = i.id)
    returning id, amount_kobo, settled_by
  ), due as (
    update remita_order o set check_at = $now from settled s where o.invoice_id = s.id and o.rrr is not null and o.cancelled_at is null
  ), noted as (
    insert into payment_event (invoice_id, kind, actor, detail, at)
    select id, case when settled_by = '{credit}' then 'paid by credit' else 'covered' end, $actor,
           jsonb_build_object('kobo', amount_kobo, 'by', to_jsonb(settled_by)), $now
      from settled
  )
  select id from settled`;

/** What took these charges, as far as it was not taken back. */
export const coverageOf = sql('coverage-of-charges')`
  select c.by as "by!" from (
    select ${COVERAGE_OF_KIND} as by from posting p ${JOURNAL} where p.charge_id = any($chargeIds::uuid[]) group by 1 having sum(p.amount_kobo) < 0) c
   where c.by is not null order by array_position(${COVERAGE_ORDER}, c.by)`;
