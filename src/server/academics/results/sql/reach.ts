import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** The offices that somebody holds in a department, and their part in a course of it. */
export const partIn = sql('part-in-sheet')`
  select exists (select from lecturer_course l where l.department_course_id = t.id and l.user_id = $userId and l.ended_at is null) as teaches,
         exists (select from appointment h where h.user_id = $userId and h.ended_at is null and h.post = 'hod' and h.department_id = d.id) as is_head,
         exists (select from appointment h where h.user_id = $userId and h.ended_at is null and h.post = 'dean' and h.faculty_id = d.faculty_id) as is_dean,
         exists (select from score_event v join registration_line n on n.id = v.line_id
                  where n.department_course_id = t.id and n.session_id = $sessionId and v.actor_id = $userId) as has_scored,
         exists (select from appointment h join lecturer_course l on l.user_id = h.user_id and l.ended_at is null and l.department_course_id = t.id
                  where h.ended_at is null and h.post = 'hod' and h.department_id = d.id) as head_teaches
    from department_course t join department d on d.id = t.department_id where t.id = $departmentCourseId`;

/** Whose results of a level somebody may see by an office: head, dean, or adviser of that level. */
export const leadsLevel = sql('leads-level')`
  select 1 as leads from appointment h join department d on d.id = $departmentId
   where h.user_id = $userId and h.ended_at is null
     and (h.post = 'hod' and h.department_id = d.id or h.post = 'dean' and h.faculty_id = d.faculty_id
          or h.post = 'course-adviser' and h.department_id = d.id and h.level = $levelId)`;

/** Who decides on the results of a department by an office: its head, and the dean of its faculty. */
export const leadsDepartment = sql('leads-department-of-results')`
  select 1 as leads from appointment h join department d on d.id = $departmentId
   where h.user_id = $userId and h.ended_at is null and (h.post = 'hod' and h.department_id = d.id or h.post = 'dean' and h.faculty_id = d.faculty_id)`;

const COUNTED = 'count(distinct l.department_course_id)';

/** Levels with a sheet on its way, of the departments that the caller leads, or of all: where their courses' sheets are. */
export const classesUnderWay = sql('classes-under-way')`
  with under_way as (
    select distinct q.department_id, q.level_id, l.session_id, g.semester_id
      from result_sheet r join registration_line l on l.department_course_id = r.department_course_id and l.session_id = r.session_id
      join registration g on g.id = l.registration_id join student_session q on q.student_id = l.student_id and q.session_id = l.session_id
     where r.state not in ('${SHEET.open}', '${SHEET.published}') and ${IS_APPROVED}
  )
  select u.department_id, u.level_id, u.session_id, u.semester_id, f.name as faculty, d.name as department, e.name as session, m.name as semester,
         c.courses as "courses!", c.published as "published!", c.open as "open!"
    from under_way u join department d on d.id = u.department_id join faculty f on f.id = d.faculty_id join academic_session e on e.id = u.session_id
    join semester m on m.id = u.semester_id
    join lateral (
      select ${COUNTED}::int4 as courses, (${COUNTED} filter (where r.state = '${SHEET.published}'))::int4 as published,
             (${COUNTED} filter (where coalesce(r.state, '${SHEET.open}') = '${SHEET.open}'))::int4 as open
        from student_session q join registration g on g.student_id = q.student_id and g.session_id = q.session_id and g.semester_id = u.semester_id
        join registration_line l on l.registration_id = g.id
        left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
       where q.department_id = u.department_id and q.level_id = u.level_id and q.session_id = u.session_id and ${IS_APPROVED}) c on true
   where $isAll or exists (select from appointment h where h.user_id = $userId and h.ended_at is null
           and (h.post = 'hod' and h.department_id = d.id or h.post = 'dean' and h.faculty_id = d.faculty_id))
   order by f.name, d.name, u.level_id, e.name, u.semester_id limit 500`;
