import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { EVENT_COLUMNS } from './story.ts';

/** Of the order `o`: money came by its RRR that did not fit, and the bursary has settled what becomes of it. */
export const USED_UP = `exists (select from payment_case c where c.rrr = o.rrr and c.kind in ('short', 'over', 'superseded', 'mismatch') and c.state <> 'open')`;

/** Of the order `o`: its provider knows it. A lodgement that was moved to an invoice has a number of the college's own. */
export const IS_RRR = `o.rrr not like 'LD%'`;

/** `part_paid_kobo` of the invoice is not asked for by an order any more. `paid_by` is the order by which the invoice was paid. */
export const openOrder = sql('open-remita-order')`
  select o.order_id, o.invoice_id, o.amount_kobo, o.rrr, o.status_code, i.application_type_id, i.lastname, i.firstname, i.middlename, i.email, i.phone,
         i.description, p.invoice_id is not null as paid, p.order_id as "paid_by?", i.part_paid_kobo, ${USED_UP} as used_up
  from remita_order o join invoice i on i.id = o.invoice_id left join payment p on p.invoice_id = i.id
  where o.invoice_id = $invoiceId and o.cancelled_at is null`;

export const storeRrr = sql('store-rrr')`
  with kept as (
    update remita_order set rrr = $rrr, rrr_at = $now, check_at = $checkAt? where order_id = $orderId and rrr is null returning invoice_id
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'rrr made', 'provider', jsonb_build_object('rrr', $rrr::text, 'orderId', $orderId::text), $now, $rrr from kept
  )
  select invoice_id from kept`;

/** The lock is held to the end of the transaction, so that repricing and crediting never pass each other. */
export const lockInvoice = sql('lock-invoice')`
  select id from invoice where id = $invoiceId for update`;

/** Nothing happens to an invoice that is paid. */
export const replaceOrder = sql('replace-remita-order')`
  with cancelled as (
    update remita_order o set cancelled_at = $now where order_id = $orderId and cancelled_at is null
      and not exists (select from payment p where p.invoice_id = o.invoice_id)
    returning invoice_id, amount_kobo, rrr
  ), repriced as (
    update invoice i set amount_kobo = $amountKobo from cancelled c where i.id = c.invoice_id returning i.id, i.part_paid_kobo, c.amount_kobo as before, c.rrr
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $newOrderId, id, $amountKobo - part_paid_kobo, $now from repriced
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select id, 'order cancelled', 'college', jsonb_build_object('orderId', $orderId::text, 'from', before, 'to', $amountKobo::int8), $now, rrr from repriced
  ), ${audited('invoice-repriced', 'invoice', 'repriced', { detail: { from: 'before', to: '$amountKobo::int8' }, actor: "'system:price'", ip: 'null' })}
  select id from repriced`;

export const orderByRrr = sql('remita-order-by-rrr')`
  select o.order_id, o.invoice_id, o.rrr as "rrr!", o.amount_kobo, o.rrr_at as "rrr_at!", p.order_id is not null as credited
  from remita_order o left join payment p on p.order_id = o.order_id
  where o.rrr = $rrr and ${IS_RRR}`;

export const orderById = sql('remita-order-by-id')`
  select order_id, invoice_id, rrr, amount_kobo from remita_order where order_id = $orderId`;

/** One of many at once gets the order. A clock that was wrong may have left a `checked_at` that is still to come. */
export const claimStatusCheck = sql('claim-status-check')`
  update remita_order o set checked_at = $now
  where rrr = $rrr and (checked_at is null or checked_at > $now or checked_at <= $now::timestamptz - $pauseMs * interval '1 millisecond')
    and not exists (select from payment p where p.order_id = o.order_id)
  returning order_id, invoice_id, rrr as "rrr!", amount_kobo, rrr_at as "rrr_at!"`;

export const delayStatusCheck = sql('delay-status-check')`
  update remita_order set check_at = least($checkAt, check_at) where order_id = $orderId`;

/**
 * Each order is one server's until `claimedUntil`; when that server dies, the order is due again then. `is_settled`: credit or money that
 * was moved has paid its invoice, and nobody is to pay it by its RRR too.
 */
export const claimDue = sql('claim-due-orders')`
  update remita_order set check_at = $claimedUntil
  where order_id = any(array(
    select order_id from remita_order where check_at <= $now order by check_at limit $limit for update skip locked
  ))
  returning order_id, invoice_id, rrr as "rrr!", amount_kobo, rrr_at as "rrr_at!",
            cancelled_at is null and not exists (select from journal j where j.kind in ('payment', 'suspense') and j.key = rrr)
              and (exists (select from invoice i where i.id = invoice_id and i.settled_at is not null)
                or exists (select from payment p where p.invoice_id = remita_order.invoice_id and p.order_id <> remita_order.order_id)) as is_settled`;

export const closeOrder = sql('close-withdrawn-order')`
  with cancelled as (
    update remita_order set cancelled_at = $now where order_id = $orderId and cancelled_at is null returning invoice_id, order_id, rrr
  )
  insert into payment_event (${EVENT_COLUMNS})
  select invoice_id, 'order cancelled', 'college', jsonb_build_object('orderId', order_id), $now, rrr from cancelled`;

/**
 * `code` is '' when there was no answer; `claimedUntil` is the end of the caller's claim, null when it has none. A
 * notification that came meanwhile has moved `check_at`, and that stays.
 */
export const stillOpen = sql('order-still-open')`
  with before as (
    select order_id, status_code from remita_order where order_id = $orderId
  ), checked as (
    update remita_order o set checked_at = $now, status_code = coalesce(nullif($code, ''), o.status_code),
      check_at = case when $claimedUntil?::timestamptz is null or check_at = $claimedUntil then $checkAt? else check_at end
    from before b where o.order_id = b.order_id
    returning o.invoice_id, o.rrr, o.status_code is distinct from b.status_code as changed
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'asked', 'college', jsonb_build_object('code', $code::text), $now, rrr from checked where changed
  )
  select invoice_id from checked`;

export const closeStatusCheck = sql('close-status-check')`
  update remita_order set check_at = $checkAt?, checked_at = $now, status_code = $code where order_id = $orderId`;

/**
 * An order is due at once, or when the pause since its last check is over (at most a pause from now, whatever clock wrote
 * that); one that is paid may have been reversed, and has a longer pause. Repeated notifications are one event: a stranger's add no rows.
 */
export const hint = sql('hint-orders')`
  with named as (
    select o.order_id, paid.is_paid, least(greatest($now::timestamptz, coalesce(o.checked_at, '-infinity') + paid.pause), $now + paid.pause) as due
      from remita_order o
      cross join lateral (
        select exists (select from payment p where p.order_id = o.order_id) or exists (select from journal j
          where j.kind = 'payment' and j.key = o.rrr) as is_paid) known
      cross join lateral (
        select known.is_paid, case when known.is_paid then $paidPauseMs::float8 else $pauseMs::float8 end * interval '1 millisecond' as pause) paid
     where o.rrr = any($rrrs::text[]) and not exists (select from reversed_payment r where r.rrr = o.rrr)
  ), hinted as (
    update remita_order o set check_at = n.due from named n
     where o.order_id = n.order_id and (o.check_at is null or o.check_at > n.due)
    returning o.invoice_id, o.rrr, n.is_paid
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'told', 'provider', jsonb_build_object('rrr', rrr), $now, rrr from hinted h
    where not h.is_paid
      and (select e.kind from payment_event e where e.invoice_id = h.invoice_id and e.rrr = h.rrr order by e.id desc limit 1) is distinct from 'told'
  )
  select rrr as "rrr!" from hinted`;
