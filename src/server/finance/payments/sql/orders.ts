import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';
import { EVENT_COLUMNS } from './story.ts';

/** $1 invoice. The one order that is not cancelled, and what the provider is told of the payer. */
export const openOrder = statement('open-remita-order', `
  select o.order_id, o.amount_kobo, o.rrr, i.lastname, i.firstname, i.middlename, i.email, i.phone, i.description,
         p.invoice_id is not null as paid
  from remita_order o join invoice i on i.id = o.invoice_id left join payment p on p.invoice_id = i.id
  where o.invoice_id = $1 and o.cancelled_at is null`, {
  order_id: 'text', amount_kobo: 'int8', rrr: 'text?', lastname: 'text', firstname: 'text', middlename: 'text',
  email: 'text', phone: 'text', description: 'text', paid: 'bool',
});

/** $1 order, $2 rrr, $3 now, $4 when to ask. No row when the order has its RRR already. */
export const storeRrr = statement('store-rrr', `
  with kept as (
    update remita_order set rrr = $2, rrr_at = $3, ask_at = $4 where order_id = $1 and rrr is null returning invoice_id
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'rrr made', 'provider', jsonb_build_object('rrr', $2::text, 'orderId', $1::text), $3, $2 from kept
  )
  select invoice_id from kept`, { invoice_id: 'uuid' });

/** $1 invoice. Held to the end of the transaction, so that repricing and crediting never pass each other. */
export const lockInvoice = statement('lock-invoice', 'select id from invoice where id = $1 for update', { id: 'uuid' });

/** $1 order to cancel, $2 new amount in kobo, $3 now, $4 new order. Nothing happens to an invoice that is paid. */
export const replaceOrder = statement('replace-remita-order', `
  with cancelled as (
    update remita_order o set cancelled_at = $3 where order_id = $1 and cancelled_at is null
      and not exists (select from payment p where p.invoice_id = o.invoice_id)
    returning invoice_id, amount_kobo, rrr
  ), repriced as (
    update invoice i set amount_kobo = $2 from cancelled c where i.id = c.invoice_id returning i.id, c.amount_kobo as before, c.rrr
  ), ordered as (
    insert into remita_order (order_id, invoice_id, amount_kobo, created_at) select $4, id, $2, $3 from repriced
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select id, 'order cancelled', 'college', jsonb_build_object('orderId', $1::text, 'from', before, 'to', $2::int8), $3, rrr from repriced
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $3, 'system:price', 'invoice-repriced', 'invoice', id::text, jsonb_build_object('from', before, 'to', $2::int8), null from repriced
  )
  select id from repriced`, { id: 'uuid' });

const ORDER = { order_id: 'text', invoice_id: 'uuid', rrr: 'text', amount_kobo: 'int8', rrr_at: 'timestamptz' } as const;

/** $1 rrr. */
export const orderByRrr = statement('remita-order-by-rrr', `
  select o.order_id, o.invoice_id, o.rrr, o.amount_kobo, o.rrr_at, p.order_id is not null as credited
  from remita_order o left join payment p on p.order_id = o.order_id
  where o.rrr = $1`, { ...ORDER, credited: 'bool' });

/**
 * $1 rrr, $2 now, $3 the least pause in milliseconds. The order, for one who may ask about it now; of many at once one may.
 * None when it was asked about within the pause, or is credited; a clock that was wrong may have left a moment still to come.
 */
export const claimStatusCheck = statement('claim-status-check', `
  update remita_order o set asked_at = $2
  where rrr = $1 and (asked_at is null or asked_at > $2 or asked_at <= $2::timestamptz - $3 * interval '1 millisecond')
    and not exists (select from payment p where p.order_id = o.order_id)
  returning order_id, invoice_id, rrr, amount_kobo, rrr_at`, ORDER);

/** $1 order, $2 when. It is asked about then, or earlier where that was to be. */
export const delayStatusCheck = statement('delay-status-check', `
  update remita_order set ask_at = least($2, ask_at) where order_id = $1`, {});

/**
 * $1 now, $2 until when the asking server has them for itself, $3 how many. Each order goes to one server; when that one
 * dies, the order is due again at $2.
 */
export const claimDue = statement('claim-due-orders', `
  update remita_order set ask_at = $2
  where order_id = any(array(
    select order_id from remita_order where ask_at <= $1 order by ask_at limit $3 for update skip locked
  ))
  returning order_id, invoice_id, rrr, amount_kobo, rrr_at`, ORDER);

/**
 * $1 order, $2 now, $3 code ('' when there was no answer), $4 when to ask next, $5 the end of the asker's claim (null
 * when it asked without one). A notification that came meanwhile has moved `ask_at`, and that stands.
 */
export const stillOpen = statement('order-still-open', `
  with before as (
    select order_id, asked_code from remita_order where order_id = $1
  ), asked as (
    update remita_order o set asked_at = $2, asked_code = coalesce(nullif($3, ''), o.asked_code),
      ask_at = case when $5::timestamptz is null or ask_at = $5 then $4 else ask_at end
    from before b where o.order_id = b.order_id
    returning o.invoice_id, o.rrr, o.asked_code is distinct from b.asked_code as changed
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'asked', 'college', jsonb_build_object('code', $3::text), $2, rrr from asked where changed
  )
  select invoice_id from asked`, { invoice_id: 'uuid' });

/** $1 order, $2 now, $3 code. There is nothing more to ask about it. */
export const closeStatusCheck = statement('close-status-check', `
  update remita_order set ask_at = null, asked_at = $2, asked_code = $3 where order_id = $1`, {});

/**
 * $1 rrrs text[], $2 now, $3 the least pause in milliseconds. Orders of which we were told become due, at once or when the
 * pause since they were last asked about is over (no later than a pause from now, whatever clock wrote that). Those that
 * are due already, or paid, are left alone. Being told twice on end is one event: a stranger's notifications add no rows.
 */
export const hint = statement('hint-orders', `
  with hinted as (
    update remita_order o
    set ask_at = least(greatest($2::timestamptz, coalesce(asked_at, '-infinity') + $3 * interval '1 millisecond'), $2 + $3 * interval '1 millisecond')
    where o.rrr = any($1::text[])
      and (ask_at is null or ask_at > least(greatest($2::timestamptz, coalesce(asked_at, '-infinity') + $3 * interval '1 millisecond'), $2 + $3 * interval '1 millisecond'))
      and not exists (select from payment p where p.order_id = o.order_id)
    returning o.invoice_id, o.rrr
  ), noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'told', 'provider', jsonb_build_object('rrr', rrr), $2, rrr from hinted h
    where (select e.kind from payment_event e where e.invoice_id = h.invoice_id and e.rrr = h.rrr order by e.id desc limit 1) is distinct from 'told'
  )
  select rrr from hinted`, { rrr: 'text' });
