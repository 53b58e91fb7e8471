import { LINE } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Rows of uploaded sheets that found no line and wait for somebody. */
export const waitingRows = sql('waiting-score-rows')`
  select id, row_number, number, name, ca, exam, reason from unplaced_score
   where department_course_id = $departmentCourseId and session_id = $sessionId and settled_at is null order by uploaded_at, row_number`;

/** `rows` holds [{row, number, name, ca, exam, reason}]; the same row of an earlier upload is replaced. */
export const insertWaitingRows = sql('insert-waiting-score-rows')`
  with given as (
    select * from jsonb_to_recordset($rows::jsonb) as r ("row" int4, number text, name text, ca text, exam text, reason text)
  ), replaced as (
    update unplaced_score u set settled_at = $now, settled_by = $actor, replaced_by = $batch from given g
     where u.department_course_id = $departmentCourseId and u.session_id = $sessionId and u.settled_at is null and u.number = g.number and u.name = g.name
  )
  insert into unplaced_score (department_course_id, session_id, row_number, number, name, ca, exam, reason, batch, uploaded_at, uploaded_by)
  select $departmentCourseId, $sessionId, g."row", g.number, g.name, g.ca, g.exam, g.reason, $batch, $now, $actor from given g`;

export const waitingRowById = sql('waiting-score-row')`
  select id, department_course_id, session_id, ca, exam from unplaced_score where id = $id and settled_at is null for update`;

export const settleRow = sql('settle-score-row')`
  update unplaced_score set settled_at = $now, settled_by = $actor, line_id = $lineId?, set_aside_reason = $reason? where id = $id`;

/** What else a number is: of a student who dropped the course, of one who is not registered for it, or of nobody. */
export const whoseNumbers = sql('whose-score-numbers')`
  select coalesce(s.matric_number, a.reg_number) as number,
         exists (select from registration_line l where l.student_id = s.id and l.session_id = $sessionId
           and l.department_course_id = $departmentCourseId and l.state = '${LINE.dropped}') as has_dropped
    from student s join admission a on a.id = s.admission_id where coalesce(s.matric_number, a.reg_number) = any($numbers)`;
