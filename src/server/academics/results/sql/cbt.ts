import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { CODE, JOIN_CALLED, TITLE } from './called.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** Of what the caller teaches, or all of them. */
export const coursesForCbt = sql('courses-for-cbt')`
  select t.id as department_course_id, ${CODE} as code, ${TITLE} as title, concat_ws(', ', d.name, o.name) as programme, m.name as semester,
         (select count(*)::int4 from registration_line l where l.department_course_id = t.id and l.session_id = $sessionId and ${IS_APPROVED}) as students,
         (select count(*)::int4 from cbt_result b where b.department_course_id = t.id and b.session_id = $sessionId and b.line_id is not null
           and b.replaced_by is null) as placed,
         (select count(*)::int4 from cbt_result b where b.department_course_id = t.id and b.session_id = $sessionId and b.line_id is null and b.reason <> ''
           and b.replaced_by is null) as waiting,
         coalesce(r.state, '${SHEET.open}') as state
    from department_course t join course c on c.id = t.course_id join department d on d.id = t.department_id join semester m on m.id = t.semester_id
    join academic_session e on e.id = $sessionId left join department_option o on o.id = t.department_option_id ${JOIN_CALLED}
    left join result_sheet r on r.department_course_id = t.id and r.session_id = $sessionId
   where ($isAll or exists (select from lecturer_course l where l.department_course_id = t.id and l.user_id = $userId and l.ended_at is null))
     and exists (select from registration_line l where l.department_course_id = t.id and l.session_id = $sessionId and ${IS_APPROVED})
   order by 2, t.id limit 500`;

/** `rows` holds [{number, name, score, line, reason}], with scores as the college writes them. An earlier one of the number and component is replaced. */
export const insertCbtResults = sql('insert-cbt-results')`
  with given as (
    select * from jsonb_to_recordset($rows::jsonb) as r (number text, name text, score numeric, line uuid, reason text)
  ), replaced as (
    update cbt_result b set replaced_by = $batch from given g
     where b.replaced_by is null and b.department_course_id = $departmentCourseId and b.session_id = $sessionId and b.component = $component
       and b.number = g.number
  )
  insert into cbt_result (department_course_id, session_id, component, number, name, score, out_of, batch, line_id, reason, uploaded_at, uploaded_by)
  select $departmentCourseId, $sessionId, $component, g.number, g.name, g.score, $outOfHundredths::int4 / 100.0, $batch, g.line, g.reason, $now, $actor from given g`;

/** Scores in hundredths. One that was set aside has no reason left and no line. */
export const cbtResultsOf = sql('cbt-results-of-course')`
  select id, component, number, name, (score * 100)::int4 as score, (out_of * 100)::int4 as out_of, line_id, reason from cbt_result
   where department_course_id = $departmentCourseId and session_id = $sessionId and replaced_by is null and (line_id is not null or reason <> '')
     order by line_id is not null, number, component`;

export const waitingCbtResult = sql('waiting-cbt-result')`
  select id, department_course_id, session_id, component, (score * 100)::int4 as score, (out_of * 100)::int4 as out_of from cbt_result
   where id = $id and line_id is null and reason <> '' and replaced_by is null for update`;

/** Without a line it is set aside. */
export const settleCbtResult = sql('settle-cbt-result')`
  update cbt_result set line_id = $lineId?, settled_at = $now, reason = case when $lineId::uuid is null then '' end, set_aside_reason = $reason? where id = $id`;

/** Those that found no line, of one sheet; scores in hundredths. */
export const waitingCbtResults = sql('waiting-cbt-results')`
  select id, component, number, name, (score * 100)::int4 as score, (out_of * 100)::int4 as out_of, reason as "reason!" from cbt_result
   where department_course_id = $departmentCourseId and session_id = $sessionId and line_id is null and reason <> '' and replaced_by is null
     order by number, component`;
