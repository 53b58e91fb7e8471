import { sql } from '../../../platform/database/describedSql.ts';

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
