import { sql } from '../../../platform/database/describedSql.ts';

/** Money that was credited to an invoice of the purpose, under the number of the admission before there is a student. */
const isPaid = (purpose: string) => `exists (
  select from invoice i join payment p on p.invoice_id = i.id join fee f on f.id = i.fee_id
   where i.student_id is null and i.reg_number = a.reg_number and f.purpose = '${purpose}')`;

const ACCEPTANCE_PAID = `(${isPaid('acceptance')} or exists (
  select from invoice i left join payment p on p.invoice_id = i.id
   where i.student_id = s.id and i.purpose = 'acceptance' and (p.invoice_id is not null or i.settled_at is not null)))`;

/** What school charged for the session of entry is paid; where nothing was charged, nothing is paid. */
const FEES_PAID = `(${isPaid('school-fees')} or exists (
  select from charge c where c.student_id = s.id and c.session_id = s.entry_session_id and c.purpose = 'school')
  and coalesce((select sum(p.amount_kobo) from posting p join charge c on c.id = p.charge_id
                 where p.account = 'receivable' and c.student_id = s.id and c.session_id = s.entry_session_id and c.purpose = 'school'), 0) <= 0)`;

const ORDER = `array_position(array['acceptance-paid', 'documents-cleared', 'fees-paid'], g.gate)`;

/** Of each of these admissions. */
export const gatesOf = sql('gates-of-admissions')`
  select a.id as admission_id, g.gate, s.id as "student_id?",
         case g.gate when 'acceptance-paid' then ${ACCEPTANCE_PAID} when 'fees-paid' then ${FEES_PAID}
              else not exists (select from clearance_state s where s.admission_id = a.id and s.required and s.status <> 'cleared') end as is_open
    from admission a join admission_gate g on g.student_type_id = a.student_type_id left join student s on s.admission_id = a.id
   where a.id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) and g.before = $before and g.active order by ${ORDER}`;

/** `rows` holds [{gate, before, active}]; every student type has them. */
export const seedGates = sql('seed-admission-gates')`
  insert into admission_gate (student_type_id, gate, before, active)
  select t.id, r.gate, r.before, r.active from student_type t, jsonb_to_recordset($rows::jsonb) as r (gate text, before text, active bool)
    on conflict do nothing`;

/** `rows` holds [{id, name, studentTypeId, shows, required}]. */
export const seedItems = sql('seed-clearance-items')`
  with planted as (
    insert into clearance_item (id, student_type_id, name, shows, required)
    select id, "studentTypeId", name, coalesce(shows, ''), required
      from jsonb_to_recordset($rows::jsonb) as r (id int4, "studentTypeId" int4, name text, shows text, required bool)
    on conflict do nothing returning id)
  select setval(pg_get_serial_sequence('clearance_item', 'id'), max(id)) as "last?" from planted`;

export const admissionOfStudent = sql('admission-of-student')`
  select admission_id as id from student where id = $studentId`;

/** The latest of a registration number: an acceptance fee is paid for the session that is open. */
export const admissionOfPayer = sql('admission-of-payer')`
  select a.id from admission a join academic_session s on s.id = a.session_id where a.reg_number = $regNumber and $regNumber <> '' order by s.name desc
    limit 1`;
