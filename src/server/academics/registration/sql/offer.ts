import { RESITS, SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_TAKEN } from '../../lineStates.ts';

/** What a department offers a level and those below it, and the courses of `extra`, whoever offers them. What has no row for the session is offered without a limit of seats. */
export const offeredCourses = sql('registration-offered-courses')`
  select t.id, t.course_id, c.code, c.title, c.unit, t.kind, t.level_id, t.department_id, t.department_option_id as option_id, d.name as department,
         t.active and c.active and coalesce(o.active, true) as is_offered, o.cap - o.taken as "seats_left?"
    from department_course t join course c on c.id = t.course_id join department d on d.id = t.department_id
    left join course_offering o on o.department_course_id = t.id and o.session_id = $sessionId
   where t.semester_id = $semesterId
     and (t.id = any($extra) or t.active and c.active and t.department_id = $departmentId and t.level_id <= $levelId
       and (t.department_option_id is null or t.department_option_id = $optionId?::int4))
   order by t.level_id, upper(c.code), t.id`;

/** What another department offers a level. */
export const coursesOfDepartment = sql('registration-courses-of-department')`
  select t.id from department_course t join course c on c.id = t.course_id
   where t.department_id = $departmentId and t.semester_id = $semesterId and t.active and c.active and ($levelId?::int4 is null or t.level_id = $levelId)`;

/** Every time that these students took a course, resits of the same session too. A mark comes only where its sheet is published. */
export const attemptsOf = sql('registration-attempts')`
  select l.student_id, r.session_id, r.semester_id, l.course_id, e.name as session, coalesce(h.state = '${SHEET.published}', false) as is_published,
         case when h.state = '${SHEET.published}' then (coalesce(s.ca, 0) + coalesce(s.exam, 0))::text end as "total?",
         case when h.state = '${SHEET.published}' then s.code end as "mark?",
         false as is_resit
    from registration_line l join registration r on r.id = l.registration_id join academic_session e on e.id = l.session_id
    left join result_sheet h on h.department_course_id = l.department_course_id and h.session_id = l.session_id
    left join score s on s.line_id = l.id
   where l.student_id = any($studentIds) and ${IS_TAKEN}
   union all
  select l.student_id, r.session_id, r.semester_id, l.course_id, e.name, true, k.mark::text, null, true
    from registration_line l join registration r on r.id = l.registration_id join academic_session e on e.id = l.session_id
    join resit_mark k on k.line_id = l.id join resit_sheet z on z.id = k.sheet_id and z.state = '${RESITS.published}'
   where l.student_id = any($studentIds) and ${IS_TAKEN}
   order by 5`;

export const prerequisitesOf = sql('registration-prerequisites')`
  select p.department_course_id, p.course_id, c.code, p.min_grade from prerequisite p join course c on c.id = p.course_id
    where p.department_course_id = any($ids) order by upper(c.code)`;

/** The rule set that binds who entered in that year; no row before one is published. */
export const bandsOf = sql('registration-bands')`
  select bands, pass_mark, resit_cap from rule_set
   where student_type_id = $studentTypeId and published_at is not null and coalesce(from_year, $year) <= $year and coalesce(to_year, $year) >= $year
   order by version desc limit 1`;
