import { sql } from '../../../platform/database/describedSql.ts';

/** `notifications` holds [{id, userName, category, message, properties, createdAt}]. Nobody is signed in who would have to be told at once. */
export const insertDemoNotifications = sql('demo.notifications')`
  insert into notification (id, user_id, category, message, properties, created_at)
  select n.id, u.id, n.category, n.message, n.properties, n."createdAt"
    from jsonb_to_recordset($notifications::jsonb) as n (id uuid, "userName" text, category text, message text, properties jsonb, "createdAt" timestamptz)
    join user_account u on u.user_name = n."userName"`;

/** Of each student that holds. An unpaid one comes before what is paid. */
export const newestInvoices = sql('demo.newest-invoices')`
  select distinct on (u.user_name) u.user_name, i.invoice_number, i.description, i.amount_kobo, p.invoice_id is not null as paid
    from user_account u join student s on s.user_id = u.id join invoice i on i.student_id = s.id left join payment p on p.invoice_id = i.id
   where u.user_name = any($userNames::text[]) and i.void_at is null
   order by u.user_name, p.invoice_id is not null, i.created_at desc, i.id`;
