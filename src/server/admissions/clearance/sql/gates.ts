import { statement } from '../../../platform/database/statement.ts';

/** Money that was credited to an invoice of the purpose, under the number of the admission. */
const isPaid = (purpose: string) => `exists (
  select from invoice i join payment p on p.invoice_id = i.id join fee f on f.id = i.fee_id where i.reg_number = a.reg_number and f.purpose = '${purpose}')`;

const ORDER = `array_position(array['acceptance-paid', 'documents-cleared', 'fees-paid'], g.gate)`;

export const gatesOf = statement(
  'gates-of-admission',
  { admissionId: 'uuid', before: 'text' },
  `
  select g.gate,
         case g.gate when 'acceptance-paid' then ${isPaid('acceptance')} when 'fees-paid' then ${isPaid('school-fees')}
              else not exists (select from clearance_state s where s.admission_id = a.id and s.required and s.status <> 'cleared') end as is_open
    from admission a join admission_gate g on g.student_type_id = a.student_type_id
   where a.id = $admissionId and g.before = $before and g.active order by ${ORDER}`,
  { gate: 'text', is_open: 'bool' },
);

/** `rows` holds [{gate, before, active}]; every student type has them. */
export const seedGates = statement(
  'seed-admission-gates',
  { rows: 'jsonb' },
  `
  insert into admission_gate (student_type_id, gate, before, active)
  select t.id, r.gate, r.before, r.active from student_type t, jsonb_to_recordset($rows::jsonb) as r (gate text, before text, active bool) on conflict do nothing`,
  {},
);

/** `rows` holds [{id, name, studentTypeId, shows, required}]. */
export const seedItems = statement(
  'seed-clearance-items',
  { rows: 'jsonb' },
  `
  with planted as (
    insert into clearance_item (id, student_type_id, name, shows, required)
    select id, "studentTypeId", name, coalesce(shows, ''), required from jsonb_to_recordset($rows::jsonb) as r (id int4, "studentTypeId" int4, name text, shows text, required bool)
    on conflict do nothing returning id)
  select setval(pg_get_serial_sequence('clearance_item', 'id'), max(id)) as last from planted`,
  { last: 'int8?' },
);
