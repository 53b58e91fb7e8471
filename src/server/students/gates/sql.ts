import { sql } from '../../platform/database/describedSql.ts';

/** Of the student type that the student has in the session, or entered with. */
export const factsBefore = sql('facts-before-act')`
  select g.fact from student s left join student_session p on p.student_id = s.id and p.session_id = $sessionId
    join gate g on g.student_type_id = coalesce(p.student_type_id, s.student_type_id)
   where s.id = $studentId and g.act = $act and g.active order by g.id`;

/** `rows` holds [{fact, act, active}]; every student type has them. */
export const seedGates = sql('seed-gates')`
  insert into gate (student_type_id, fact, act, active)
  select t.id, r.fact, r.act, r.active from student_type t, jsonb_to_recordset($rows::jsonb) as r (fact text, act text, active bool) on conflict do nothing`;
