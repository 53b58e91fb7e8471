import { REGISTRATION } from '#contract/academics/states.ts';
import { FULL_NAME } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_LIVE } from '../../lineStates.ts';

/** One writer a student at a time; whoever refers to the student is not held up. */
export const lockStudent = sql('registration-lock-student')`
  select id from student where id = $studentId for no key update`;

export const registrationOf = sql('registration-of-term')`
  select r.id, r.state, r.submitted_at, r.decided_at, nullif(${FULL_NAME}, '') as "decided_by?", r.revision
    from registration r left join user_account u on u.id = r.decided_by
   where r.student_id = $studentId and r.session_id = $sessionId and r.semester_id = $semesterId`;

/** Dropped ones too; a mark or a code makes a line scored. */
export const linesOf = sql('registration-lines')`
  select l.id, l.department_course_id, l.course_id, l.code, l.title, l.unit, l.kind, l.state, l.reason,
         coalesce(s.ca is not null or s.exam is not null or s.code is not null, false) as is_scored
    from registration_line l left join score s on s.line_id = l.id
   where l.registration_id = $registrationId order by upper(l.code), l.id`;

export const draftOf = sql('registration-draft')`
  select to_jsonb(department_course_ids) as ids from registration_draft
    where student_id = $studentId and session_id = $sessionId and semester_id = $semesterId`;

export const storeDraft = sql('store-registration-draft')`
  insert into registration_draft (student_id, session_id, semester_id, department_course_ids, saved_at) values ($studentId, $sessionId, $semesterId, $ids, $now)
  on conflict (student_id, session_id, semester_id) do update set department_course_ids = excluded.department_course_ids, saved_at = excluded.saved_at`;

export const removeDraft = sql('remove-registration-draft')`
  delete from registration_draft where student_id = $studentId and session_id = $sessionId and semester_id = $semesterId`;

/** The student's semesters: where they registered, where a window is or was, and what is current. */
export const semestersOf = sql('registration-semesters')`
  select p.session_id, e.name as session, m.id as semester_id, m.name as semester, r.state as "state?",
         coalesce(t.units, 0)::int4 as units, coalesce(t.courses, 0)::int4 as courses,
         w.opens_on as "opens_on?", w.closes_on as "closes_on?", w.late_until, sw.until as "own_until?"
    from student s join student_session p on p.student_id = s.id join academic_session e on e.id = p.session_id cross join semester m
    left join registration r on r.student_id = s.id and r.session_id = p.session_id and r.semester_id = m.id
    left join lateral (select sum(l.unit) as units, count(*) as courses from registration_line l where l.registration_id = r.id and ${IS_LIVE}) t on true
    left join registration_window w on w.session_id = p.session_id and w.semester_id = m.id and w.student_type_id = p.student_type_id and w.active
    left join student_window sw on sw.student_id = s.id and sw.session_id = p.session_id and sw.semester_id = m.id and sw.active
   where s.user_id = $userId and (r.id is not null or w.id is not null or sw.id is not null or p.is_latest and m.active)
   order by e.name desc, m.id desc`;

/** In any semester of the session. */
export const isRegistered = sql('fact-registered')`
  select exists (select from registration where student_id = $studentId and session_id = $sessionId
    and state in ('${REGISTRATION.submitted}', '${REGISTRATION.approved}')) as is_met`;
