import { sql } from '../../../platform/database/describedSql.ts';

/** `courses` holds [{departmentId, code, title, unit, levelId, semesterId}]. */
export const insertCollegeCourses = sql('demo.courses')`
  insert into course (department_id, code, title, unit)
  select "departmentId", code, title, unit from jsonb_to_recordset($courses::jsonb) as r ("departmentId" int4, code text, title text, unit int4)
  on conflict do nothing`;

export const insertCollegeOffers = sql('demo.department-courses')`
  insert into department_course (course_id, department_id, level_id, semester_id)
  select c.id, c.department_id, r."levelId", r."semesterId"
    from jsonb_to_recordset($courses::jsonb) as r ("departmentId" int4, code text, "levelId" int4, "semesterId" int4)
    join course c on c.department_id = r."departmentId" and c.code = r.code
  on conflict do nothing`;

/** `teaching` holds [{departmentId, code, userName, isMain, since}]. */
export const insertCollegeTeaching = sql('demo.teaching')`
  insert into lecturer_course (department_course_id, user_id, is_main, since)
  select t.id, u.id, r."isMain", r.since
    from jsonb_to_recordset($teaching::jsonb) as r ("departmentId" int4, code text, "userName" text, "isMain" bool, since timestamptz)
    join course c on c.department_id = r."departmentId" and c.code = r.code join department_course t on t.course_id = c.id and t.department_id = c.department_id
    join user_account u on u.user_name = r."userName"
  on conflict do nothing`;
