import { REGISTRATION } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** In the order of their ids, so that two who want the same seats follow one another. Only what has a limit of seats is counted. */
export const lockSeats = sql('registration-lock-seats')`
  select id from course_offering where department_course_id = any($ids) and session_id = $sessionId and cap is not null order by id for update`;

/** A limit that is set meanwhile waits: who sets it counts who is registered. */
export const holdCourses = sql('registration-hold-courses')`
  select id from department_course where id = any($ids) order by id for key share`;

export const takeSeats = sql('registration-take-seats')`
  update course_offering set taken = taken + 1
   where department_course_id = any($ids) and session_id = $sessionId and cap is not null and taken < cap returning id`;

export const freeSeats = sql('registration-free-seats')`
  update course_offering set taken = taken - 1 where department_course_id = any($ids) and session_id = $sessionId and cap is not null and taken > 0`;

/** The row of the semester, submitted now. @param registrationId null where there is none yet */
export const submitRegistration = sql('submit-registration')`
  insert into registration (student_id, session_id, semester_id, state, submitted_at)
    values ($studentId, $sessionId, $semesterId, '${REGISTRATION.submitted}', $now)
  on conflict (student_id, session_id, semester_id) do update
    set state = excluded.state, submitted_at = excluded.submitted_at, decided_by = null, decided_at = null
  returning id`;

/** Each is `{departmentCourseId, courseId, code, title, unit, kind}`, as it is called now. */
export const addLines = sql('add-registration-lines')`
  insert into registration_line (registration_id, student_id, session_id, course_id, department_course_id, code, title, unit, kind)
  select r.id, r.student_id, r.session_id, n."courseId", n."departmentCourseId", n.code, n.title, n.unit, n.kind
    from registration r, jsonb_to_recordset($lines::jsonb) as n("departmentCourseId" int4, "courseId" int4, code text, title text, unit int4, kind text)
   where r.id = $registrationId returning id`;
