import { INVOICE_STATES } from '#contract/finance/invoice-states.ts';
import { USED_UP } from '../payments/service.ts';

/** Of the invoice `i` and its payment `y`. */
export const INVOICE_STATE = `case when i.void_at is not null then '${INVOICE_STATES.void}' when y.invoice_id is not null then '${INVOICE_STATES.paid}'
  when i.settled_at is not null and i.settled_by && '{award,waiver,write-off,loan}' then '${INVOICE_STATES.covered}'
  when i.settled_at is not null then '${INVOICE_STATES.credit}' else '${INVOICE_STATES.open}' end`;

/**
 * Of the invoice `i`: what came in for it does not fit, and is an open case of the bursary. Nobody is asked to pay it again meanwhile.
 */
export const IS_REVIEWED = `exists (
    select from payment_case k where k.invoice_id = i.id and k.state = 'open' and k.kind in ('short', 'over', 'superseded', 'mismatch'))`;

/** `rrr` is what it was paid by or, until then, what is to be paid; `is_unpayable` says that nobody can pay by it any more what is asked. */
export const SELECT_INVOICE = `
  select i.id, i.invoice_number, i.application_type_id, i.fee_id, coalesce(i.purpose, f.purpose, 'application') as kind, i.reg_number, i.about,
         i.session_id, s.name as session, i.phone, i.lastname, i.firstname, i.middlename, i.email, i.description, i.amount_kobo,
         i.created_at, i.moves, coalesce(p.rrr, o.rrr) as "rrr?", p.invoice_id is not null or i.settled_at is not null as paid,
         i.part_paid_kobo, ${IS_REVIEWED} as reviewed,
         o.order_id is not null and (o.amount_kobo <> i.amount_kobo - i.part_paid_kobo or ${USED_UP}) as is_unpayable
  from invoice i
  join academic_session s on s.id = i.session_id
  left join fee f on f.id = i.fee_id
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id`;
