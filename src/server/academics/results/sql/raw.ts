import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';
import { CODE, JOIN_CALLED, TITLE } from './called.ts';

/** What the caller teaches, in each session in which somebody takes it; the latest session first. */
export const taughtCourses = sql('taught-courses')`
  select t.id as department_course_id, e.id as session_id, e.name as session, m.name as semester, concat_ws(', ', d.name, o.name) as programme, t.level_id,
         ${CODE} as code, ${TITLE} as title, coalesce(r.state, '${SHEET.open}') as state
    from lecturer_course h join department_course t on t.id = h.department_course_id join course c on c.id = t.course_id
    join department d on d.id = t.department_id join semester m on m.id = t.semester_id join academic_session e on true
    left join department_option o on o.id = t.department_option_id ${JOIN_CALLED}
    left join result_sheet r on r.department_course_id = t.id and r.session_id = e.id
   where h.user_id = $userId and h.ended_at is null
     and exists (select from registration_line l where l.department_course_id = t.id and l.session_id = e.id and ${IS_APPROVED})
   order by e.name desc, 5, t.level_id, m.id, 7, t.id limit 500`;
