import { sql } from '../../../platform/database/describedSql.ts';

/** As `beginHolding`, of many at once: `posts` holds [{post, facultyId, departmentId, level, userName, since}]. */
export const insertDemoAppointments = sql('demo.appointments')`
  with begun as (
         insert into appointment (post, faculty_id, department_id, level, user_id, since)
         select p.post, p."facultyId", p."departmentId", p.level, u.id, p.since
           from jsonb_to_recordset($posts::jsonb) as p (post text, "facultyId" int4, "departmentId" int4, level int4, "userName" text, since timestamptz)
           join user_account u on u.user_name = p."userName" and u.active
         on conflict do nothing returning post, user_id)
  insert into user_role (user_id, role_id) select distinct b.user_id, r.id from begun b join role r on r.name = b.post on conflict do nothing`;
