import { sql } from '../../../platform/database/describedSql.ts';

/** Numbers that students came with, as CSC/2025/0012: the next one follows them. */
export const registerDemoNumbers = sql('demo.matric-numbers')`
  with held as (
    select id, matric_number, regexp_replace(matric_number, '[0-9]{4}$', '{seq4}') as scope, right(matric_number, 4)::int4 as serial, created_at from student
      where matric_number ~ '^[A-Z]+/[0-9]{4}/[0-9]{4}$'
  ), counted as (
    insert into matric_counter (scope, first, last) select scope, 1, max(serial) from held group by scope order by scope returning scope
  )
  insert into matric_number (number, scope, serial, student_id, given_at, given_by)
  select h.matric_number, h.scope, h.serial, h.id, h.created_at + interval '10 days', $actor from held h join counted c on c.scope = h.scope`;

export const unnumberedDemoStudents = sql('demo.unnumbered-students')`
  select a.id from student s join admission a on a.id = s.admission_id where s.matric_number is null and a.state = 'matriculated'`;

/** All students are there now, and the steps that follow look them up by the thousand: without this each looks through all of them. */
export const analyzeStudents = sql('demo.analyze-students')`
  analyze student, student_session, user_account, admission`;
