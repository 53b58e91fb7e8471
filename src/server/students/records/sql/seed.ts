import { stepped } from '../../../kit/workflow/stepped.ts';
import { matriculate } from '../../../admissions/admission-list/parts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Who is on the session's admission list has come as far as being a student, with the first number of the scope. */
export const seedStudent = sql('seed-student')`
  with listed as (
    ${matriculate('where reg_number = $regNumber and session_id = $sessionId')}
    returning id, session_id, student_type_id, programme_id, department_id, option_id, level_id
  ), noted as (
    ${stepped(
      'admission',
      `listed l cross join (values (1, 'accept', 'offered', 'accepted'), (2, 'profile', 'accepted', 'profiled'), (3, 'clear', 'profiled', 'cleared'),
        (4, 'matriculate', 'cleared', 'matriculated'))
           as step (number, name, came_from, led_to) order by step.number`,
      { id: 'l.id' },
    )}
  ), enrolled as (
    insert into student (admission_id, user_id, matric_number, student_type_id, entry_session_id, created_at)
    select id, $userId, $number, student_type_id, session_id, $now from listed returning id, admission_id
  ), counted as (
    insert into matric_counter (scope, first, last) values ($scope, 1, 1) returning scope
  ), numbered as (
    insert into matric_number (number, scope, serial, student_id, given_at, given_by) select $number, c.scope, 1, e.id, $now, $actor from enrolled e, counted c
  )
  insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id)
  select e.id, l.session_id, l.student_type_id, l.programme_id, l.department_id, l.option_id, l.level_id from enrolled e
    join listed l on l.id = e.admission_id`;
