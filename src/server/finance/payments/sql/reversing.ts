import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { EVENT_COLUMNS } from './story.ts';

/** What came in by an order and was taken: a payment of its invoice, or its student's credit. No row where nothing was, or it is reversed. */
const RECEIVED = `
    select o.order_id, o.invoice_id, o.rrr, coalesce(c.kobo, p.amount_kobo) as amount_kobo, p.verification_code, coalesce(p.credited_at, c.at) as credited_at
      from remita_order o left join payment p on p.order_id = o.order_id
      left join lateral (
        select max(j.at) as at, sum(x.amount_kobo)::int8 as kobo from journal j
          join posting x on x.journal_id = j.id and x.account in ('clearing', 'suspense')
         where j.kind = 'payment' and split_part(j.key, ' ', 1) = o.rrr) c on true
     where o.rrr = $rrr and (p.order_id is not null or c.at is not null) and not exists (select from reversed_payment r where r.rrr = o.rrr)`;

export const receivedBy = sql('money-received-by-rrr')`
  select credited_at from (${RECEIVED}) r`;

/** Of many at once one gets the row. Lock the student's money, or the invoice, in a statement before. */
export const takePaymentBack = sql('take-payment-back')`
  with received as (${RECEIVED}
  ), reversed as (
    insert into reversed_payment (rrr, invoice_id, order_id, amount_kobo, verification_code, credited_at, provider_code, reversed_at, reversed_by)
    select rrr, invoice_id, order_id, amount_kobo, verification_code, credited_at, $code, $now, $actor from received
    on conflict do nothing returning rrr, invoice_id, order_id, amount_kobo, credited_at
  ), removed as (
    delete from payment p using reversed r where p.order_id = r.order_id
  ), ${audited('payment-reversed', 'invoice', 'reversed', {
    id: 'invoice_id',
    detail: { rrr: 'rrr', orderId: 'order_id', kobo: 'amount_kobo', code: '$code::text' },
  })}, noted as (
    insert into payment_event (${EVENT_COLUMNS})
    select invoice_id, 'reversed', $actor, jsonb_build_object('rrr', rrr, 'kobo', amount_kobo, 'code', $code::text), $now, rrr from reversed
  )
  select r.order_id, r.amount_kobo, r.credited_at, i.lastname, i.firstname, i.email, i.description, i.invoice_number, i.session_id
    from reversed r join invoice i on i.id = r.invoice_id`;

/** A part payment that was accepted is asked for again. */
export const takePartBack = sql('take-part-payment-back')`
  with posted as (
    select p.invoice_id, - sum(p.amount_kobo) as kobo from journal j join posting p on p.journal_id = j.id and p.account = 'income'
     where j.kind = 'payment' and split_part(j.key, ' ', 1) = $rrr group by p.invoice_id
  )
  update invoice i set part_paid_kobo = greatest(i.part_paid_kobo - x.kobo, 0)
    from posted x where i.id = x.invoice_id and i.part_paid_kobo > 0
     and not exists (select from payment p where p.invoice_id = i.id)`;

export const reversalOf = sql('reversal-of-rrr')`
  select reversed_at from reversed_payment where rrr = $rrr`;

/** An RRR is paid once: an invoice that is still to be paid gets another, without asking the provider to withdraw the first. */
export const openAnotherOrder = sql('open-order-after-reversal')`
  with cancelled as (
    update remita_order set cancelled_at = $now where order_id = $orderId and cancelled_at is null returning invoice_id
  )
  insert into remita_order (order_id, invoice_id, amount_kobo, created_at)
  select $newOrderId, i.id, i.amount_kobo - i.part_paid_kobo, $now from cancelled c join invoice i on i.id = c.invoice_id
   where i.id = $invoiceId and i.void_at is null and i.settled_at is null and i.amount_kobo > i.part_paid_kobo
     and not exists (select from payment p where p.invoice_id = i.id)
  returning order_id`;
