import { IS_REVIEWED } from '../../../finance/invoices/columns.ts';
import { sql } from '../../../platform/database/describedSql.ts';

export const insertRrrRequest = sql('insert-rrr-request')`
  insert into rrr_request (application_type_id, contact, number) values ($applicationTypeId, $contact, $number?)`;

export const takeRrrRequest = sql('take-rrr-request')`
  delete from rrr_request where id = (select id from rrr_request order by id limit 1 for update skip locked) returning application_type_id, contact, number`;

/** An address fits only together with a number on the same invoice. The paid ones come first: they open an application. */
export const rrrsOfContact = sql('rrrs-of-contact')`
  select i.id, i.firstname, i.lastname, i.email, coalesce(p.rrr, o.rrr) as rrr, p.invoice_id is not null as paid, ${IS_REVIEWED} as reviewed
  from invoice i
  left join remita_order o on o.invoice_id = i.id and o.cancelled_at is null
  left join payment p on p.invoice_id = i.id
  where i.application_type_id = $applicationTypeId and i.void_at is null and coalesce(p.rrr, o.rrr) is not null
    and (i.phone = $contact or (lower(i.email) = $contact and $number? in (i.phone, i.reg_number, i.invoice_number)))
  order by p.invoice_id is null, i.created_at desc, i.id limit 20`;

export const knownAddress = sql('address-known-on-device')`
  select i.email from invoice i join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.application_type_id = $applicationTypeId and i.phone = $phone order by i.created_at desc, i.id limit 1`;
