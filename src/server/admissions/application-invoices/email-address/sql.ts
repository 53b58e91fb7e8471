import { SELECT_INVOICE } from '../../../finance/invoices/columns.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** By any number that an applicant may name; the paid ones first. */
export const invoicesOfApplicant = sql('invoices-of-applicant')`
  ${SELECT_INVOICE}
  where i.application_type_id is not null and i.void_at is null
    and (i.invoice_number = $number or i.reg_number = $number or i.phone = $phone or i.id = (select invoice_id from remita_order where rrr = $rrr))
  order by p.invoice_id is null, i.created_at desc, i.id limit 20`;
