import { statement } from '../../../platform/database/statement.ts';

const APPLICANT = {
  id: 'uuid',
  application_type_id: 'int4?',
  reg_number: 'text',
  lastname: 'text',
  firstname: 'text',
  middlename: 'text',
  phone: 'text',
  email: 'text',
  session_id: 'int4',
  description: 'text',
  moved_at: 'timestamptz?',
  moves: 'int4',
  rrr: 'text?',
  paid: 'bool',
} as const;

const SELECT_APPLICANT =
  'select i.id, i.application_type_id, i.reg_number, i.lastname, i.firstname, i.middlename, i.phone, i.email, i.session_id, i.description, i.moved_at, i.moves';

export const invoiceByRrr = statement(
  'invoice-facts-by-rrr',
  { rrr: 'text' },
  `
  ${SELECT_APPLICANT}, o.rrr, p.invoice_id is not null as paid
  from remita_order o join invoice i on i.id = o.invoice_id
  left join payment p on p.order_id = o.order_id
  where o.rrr = $rrr`,
  APPLICANT,
);

/** `phone` or `rrr` is '' when not given. The order prefers this type, paid, the latest session, this device. */
export const invoiceByRegNumber = statement(
  'invoice-facts-by-reg-number',
  {
    regNumber: 'text',
    phone: 'text',
    rrr: 'text',
    applicationTypeId: 'int4',
    device: 'bytea',
  },
  `
  ${SELECT_APPLICANT}, coalesce(p.rrr, o.rrr) as rrr, p.invoice_id is not null as paid
  from invoice i
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id
  where i.reg_number = $regNumber and i.application_type_id is not null and (i.phone = $phone or coalesce(p.rrr, o.rrr) = $rrr)
  order by i.application_type_id = $applicationTypeId desc, p.invoice_id is not null desc, i.session_id desc, i.maker is not distinct
    from $device desc, i.created_at
  limit 1`,
  APPLICANT,
);
