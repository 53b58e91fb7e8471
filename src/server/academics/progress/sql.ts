import { REGISTRATION } from '#contract/academics/states.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** What a user leads: a department, or a level of it as its adviser. Sessions and semesters are those that are current for each student type. */
const LED = `
  select distinct d.id as department_id, case when h.post = 'course-adviser' then h.level end as level_id
    from appointment h join department d on d.id = h.department_id or (h.post = 'dean' and d.faculty_id = h.faculty_id)
   where h.user_id = $userId and h.ended_at is null`;

/** One row for each level with students; who has not begun is not submitted. */
export const registrationsLed = sql('registrations-led')`
  with led as (${LED}), term as (
    select y.id as student_type_id, coalesce(t.session_id, e.id) as session_id, coalesce(t.semester_id, m.id) as semester_id
      from student_type y left join current_term t on t.student_type_id = y.id and t.until is null
      left join academic_session e on e.is_open left join (select min(id) as id from semester where active) m on true)
  select p.level_id,
         count(*) filter (where g.state is null or g.state = 'draft') as absent,
         count(*) filter (where g.state = '${REGISTRATION.submitted}') as submitted,
         count(*) filter (where g.state = '${REGISTRATION.returned}') as returned,
         count(*) filter (where g.state = '${REGISTRATION.approved}') as approved
    from term join student_session p on p.session_id = term.session_id and p.student_type_id = term.student_type_id
    join student s on s.id = p.student_id join admission a on a.id = s.admission_id and a.state = 'matriculated'
    left join registration g on g.student_id = p.student_id and g.session_id = p.session_id and g.semester_id = term.semester_id
   where exists (select from led where led.department_id = p.department_id and p.level_id = coalesce(led.level_id, p.level_id))
   group by p.level_id order by p.level_id`;

const SHEETS = `
  result_sheet r join academic_session e on e.id = r.session_id and e.is_open join department_course c on c.id = r.department_course_id`;

/** Of the open session. */
export const sheetsLed = sql('result-sheets-led')`
  with led as (${LED})
  select r.state, count(*) as sheets from ${SHEETS} where c.department_id in (select department_id from led where level_id is null) group by r.state`;

export const sheetsTaught = sql('result-sheets-taught')`
  select r.state, count(*) as sheets from ${SHEETS} join lecturer_course l on l.department_course_id = c.id and l.user_id = $userId and l.ended_at is null
    group by r.state`;
