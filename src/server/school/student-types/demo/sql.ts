import { sql } from '../../../platform/database/describedSql.ts';

/** `types` holds [{name, programme, departmentId}]. What the college has already, by its name, stays as it is. */
export const insertDemoTypes = sql('demo.student-types')`
  insert into student_type (name) select r.name from jsonb_to_recordset($types::jsonb) as r (name text)
   where not exists (select from student_type t where lower(t.name) = lower(r.name))`;

export const insertDemoProgrammes = sql('demo.programmes-of-types')`
  with listed as (
    select t.id as type_id, r.programme, r."departmentId" as department_id
      from jsonb_to_recordset($types::jsonb) as r (name text, programme text, "departmentId" int4) join student_type t on lower(t.name) = lower(r.name)
  ), made as (
    insert into school_programme (student_type_id, name) select type_id, programme from listed on conflict do nothing returning id, student_type_id
  )
  insert into programme_department (school_programme_id, department_id)
  select m.id, l.department_id from made m join listed l on l.type_id = m.student_type_id`;
