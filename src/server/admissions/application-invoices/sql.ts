import { SELECT_INVOICE } from '../../finance/invoices/columns.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** `others` is 'all' (paid, or with this phone), 'paid' or 'none'; the oldest wins over a stranger's later one. */
export const findInvoice = sql('find-invoice')`
  ${SELECT_INVOICE.replace(' as paid', ' as paid, d.device_hash is not null as known')}
  left join invoice_device d on d.invoice_id = i.id and d.device_hash = $device and d.at > $knownSince
  where i.application_type_id = $applicationTypeId and i.reg_number = $regNumber and i.session_id = $sessionId and i.void_at is null
    and (d.device_hash is not null or ($others <> 'none' and p.invoice_id is not null) or ($others = 'all' and i.phone = $phone))
  order by d.device_hash is null, p.invoice_id is null, i.created_at, i.id limit 1`;
