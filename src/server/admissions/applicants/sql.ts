import { sql } from '../../platform/database/describedSql.ts';

export const stateOfApplicantInvoice = sql('state-of-applicant-invoice')`
  select i.id, i.void_at is not null as void, i.erased_at is not null as erased, exists (select from payment p where p.invoice_id = i.id) as paid
    from invoice i where i.application_type_id is not null
     and (i.id::text = $reference or i.invoice_number = upper($reference) or i.id = (select invoice_id from remita_order where rrr = $reference))`;
