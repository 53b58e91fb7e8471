import { statement } from '../../../platform/database/statement.ts';

/** $1 courses [{id, departmentId, code, title, unit, levelId, semesterId}] as jsonb; what comes after takes the next ids. */
export const insertDemoCourses = statement('seed-courses', `
  with planted as (
    insert into course (id, department_id, code, title, unit)
    select id, "departmentId", code, title, unit from jsonb_to_recordset($1::jsonb) as r (id int4, "departmentId" int4, code text, title text, unit int4) order by id returning id
  )
  select setval(pg_get_serial_sequence('course', 'id'), max(id)) as last from planted`, { last: 'int8' });

/** $1 the same: each offered by its own department. */
export const insertDemoDepartmentCourses = statement('seed-department-courses', `
  insert into department_course (course_id, department_id, level_id, semester_id)
  select id, "departmentId", "levelId", "semesterId" from jsonb_to_recordset($1::jsonb) as r (id int4, "departmentId" int4, "levelId" int4, "semesterId" int4) order by id`, {});

/** $1 user name, $2 codes as jsonb, $3 now: they teach these. */
export const insertDemoTeaching = statement('seed-teaching', `
  insert into lecturer_course (department_course_id, user_id, is_main, since)
  select t.id, u.id, true, $3 from department_course t join course c on c.id = t.course_id, user_account u
   where u.user_name = $1 and c.code in (select jsonb_array_elements_text($2))`, {});
