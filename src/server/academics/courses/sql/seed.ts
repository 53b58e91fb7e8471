import { sql } from '../../../platform/database/describedSql.ts';

/** `courses` holds [{id, departmentId, code, title, unit, levelId, semesterId}]; later courses take the next ids. */
export const insertDemoCourses = sql('seed-courses')`
  with planted as (
    insert into course (id, department_id, code, title, unit)
    select id, "departmentId", code, title, unit
      from jsonb_to_recordset($courses::jsonb) as r (id int4, "departmentId" int4, code text, title text, unit int4) order by id returning id
  )
  select setval(pg_get_serial_sequence('course', 'id'), max(id)) as last from planted`;

export const insertDemoDepartmentCourses = sql('seed-department-courses')`
  insert into department_course (course_id, department_id, level_id, semester_id)
  select id, "departmentId", "levelId", "semesterId"
    from jsonb_to_recordset($courses::jsonb) as r (id int4, "departmentId" int4, "levelId" int4, "semesterId" int4) order by id`;

export const insertDemoTeaching = sql('seed-teaching')`
  insert into lecturer_course (department_course_id, user_id, is_main, since)
  select t.id, u.id, true, $now from department_course t join course c on c.id = t.course_id, user_account u
   where u.user_name = $userName and c.code in (select jsonb_array_elements_text($codes::jsonb))`;
