import { REGISTRATION } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_TAKEN } from '../../lineStates.ts';

/** In the order of their ids, so that two who publish at once follow one another. Whoever registers meanwhile waits, and reads what is published. */
export const lockStudents = sql('registration-lock-students')`
  select id from student where id = any($studentIds) order by id for no key update`;

export const courseOffered = sql('course-offered-by-department')`
  select course_id from department_course where id = $departmentCourseId`;

/** Registered courses of these students before which the course must be passed. What has a mark stays as it is. */
export const linesThatNeed = sql('registration-lines-that-need')`
  select l.id, l.registration_id, l.student_id, l.code as course, l.reason, s.user_id, s.student_type_id, left(y.name, 4)::int4 as entry_year,
         r.session_id, r.semester_id, p.course_id, c.code, p.min_grade
    from prerequisite p join course c on c.id = p.course_id
    join registration_line l on l.department_course_id = p.department_course_id and l.student_id = any($studentIds) and ${IS_TAKEN}
    join registration r on r.id = l.registration_id join student s on s.id = l.student_id join academic_session y on y.id = s.entry_session_id
    left join score x on x.line_id = l.id
   where p.course_id = $courseId and x.ca is null and x.exam is null and x.code is null
   order by l.id`;

/** What was approved as a whole waits again. */
export const reopenRegistrations = sql('reopen-registrations')`
  update registration set state = '${REGISTRATION.submitted}', decided_by = null, decided_at = null
   where state = '${REGISTRATION.approved}' and id = any($ids)`;
