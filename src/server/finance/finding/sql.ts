import { nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** Numbers are of letters, digits and signs before '~'. */
const begins = (column: string): string =>
  `${column} collate "C" >= $number::text and ${column} collate "C" < $number::text || '~'`;

/**
 * A student's invoices bear the number that the student had when each was made, and are found by the matric number too. Whoever was
 * deleted is not found, as on no list.
 */
const found = (which: string) => `
  with hits as (
    select i.id from invoice i where i.search @@ to_tsquery('simple', $words)
    union select o.invoice_id from remita_order o where o.rrr is not null and ${begins('o.rrr')}
    union select i.id from student s join invoice i on i.student_id = s.id where ${begins('s.matric_number')}
    union select i.id from application a join payment p on p.rrr = a.rrr join invoice i on i.id = p.invoice_id where a.application_number = $number?
  )
  select i.id, i.invoice_number, ${nameOn('i')} as full_name, i.description, i.amount_kobo,
         coalesce(s.matric_number, nullif(i.reg_number, ''), i.invoice_number) as number,
         case when i.void_at is not null then 'deactivated' when y.invoice_id is not null or i.settled_at is not null then 'paid' else 'not paid' end as state
    from hits h join invoice i on i.id = h.id left join student s on s.id = i.student_id left join payment y on y.invoice_id = i.id
   where i.erased_at is null and ${which}
   order by coalesce(i.invoice_number = $number, false) desc, coalesce(y.rrr = $number, false) desc, i.created_at desc, i.id limit 5`;

export const paymentsFound = sql('find-payments')`${found('true')}`;
export const applicantsFound = sql('find-applicants')`${found('i.application_type_id is not null')}`;
