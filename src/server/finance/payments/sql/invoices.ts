import { sql } from '../../../platform/database/describedSql.ts';

const SELECT_APPLICANT =
  'select i.id, i.application_type_id, i.reg_number, i.lastname, i.firstname, i.middlename, i.phone, i.email, i.session_id, i.description, i.moved_at, i.moves';

export const invoiceByRrr = sql('invoice-facts-by-rrr')`
  ${SELECT_APPLICANT}, o.rrr, p.invoice_id is not null as paid
  from remita_order o join invoice i on i.id = o.invoice_id
  left join payment p on p.order_id = o.order_id
  where o.rrr = $rrr`;

/** `phone` or `rrr` is '' when not given. The order prefers this type, paid, the latest session, this device. */
export const invoiceByRegNumber = sql('invoice-facts-by-reg-number')`
  ${SELECT_APPLICANT}, coalesce(p.rrr, o.rrr) as "rrr?", p.invoice_id is not null as paid
  from invoice i
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id
  where i.reg_number = $regNumber and i.application_type_id is not null and (i.phone = $phone or coalesce(p.rrr, o.rrr) = $rrr)
  order by i.application_type_id = $applicationTypeId desc, p.invoice_id is not null desc, i.session_id desc, i.maker is not distinct
    from $device desc, i.created_at
  limit 1`;
