import { LINE, REGISTRATION } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';

export const registrationById = sql('registration-by-id')`
  select r.student_id, r.session_id, r.semester_id from registration r where r.id = $id`;

export const registrationOfLine = sql('registration-of-line')`
  select r.student_id, r.session_id, r.semester_id from registration_line l join registration r on r.id = l.registration_id where l.id = $lineId`;

/** The registration follows from its courses; no row comes while one of them waits. */
export const decideRegistration = sql('decide-registration')`
  update registration r set decided_by = $userId, decided_at = $now,
         state = case when exists (select from registration_line l where l.registration_id = r.id and l.state = '${LINE.returned}')
                 then '${REGISTRATION.returned}' else '${REGISTRATION.approved}' end
   where r.id = $id and r.state = '${REGISTRATION.submitted}'
     and not exists (select from registration_line l where l.registration_id = r.id and l.state = '${LINE.registered}') returning r.state`;

/** Semesters with registrations that wait; `closes_on` is the next last day of a window, null where none is still to come. */
export const submittedTerms = sql('submitted-terms')`
  select e.id as session_id, m.id as semester_id, m.name || ', ' || e.name as "term!",
         (select min(coalesce(w.late_until, w.closes_on)) from registration_window w
           where w.session_id = e.id and w.semester_id = m.id and w.active and coalesce(w.late_until, w.closes_on) >= $today) as "closes_on?"
    from academic_session e cross join semester m
   where exists (select from registration r where r.session_id = e.id and r.semester_id = m.id and r.state = '${REGISTRATION.submitted}')
   order by e.id, m.id`;
