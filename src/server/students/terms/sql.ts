import { actedBy, joinActor } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const termsByType = sql('terms-by-type')`
  select y.id as student_type_id, y.name as student_type, e.id as "session_id?", e.name as "session?", m.id as "semester_id?", m.name as "semester?",
    t.id as "term_id?", t.since as "since?", ${actedBy('t.set_by')} as "by?", t.reason as "reason?"
    from student_type y left join current_term t on t.student_type_id = y.id and t.until is null
    left join academic_session e on e.id = coalesce(t.session_id, (select id from academic_session where is_open))
    left join semester m on m.id = coalesce(t.semester_id, (select min(id) from semester where active)) ${joinActor('u', 't.set_by')}
   where y.active order by y.id`;

/** One setting of a student type at a time. */
export const lockType = sql('lock-student-type-term')`
  select id from student_type where id = $studentTypeId for update`;

/** A term lasts a moment at least, however fast the next one comes. No row comes where it is current already. */
export const setTerm = sql('set-current-term')`
  with before as (
    select id, session_id, semester_id from current_term where student_type_id = $studentTypeId and until is null
  ), ended as (
    update current_term t set until = greatest($now, t.since + interval '1 millisecond') from before b
     where t.id = b.id and (b.session_id, b.semester_id) <> ($sessionId, $semesterId) returning t.id
  ), made as (
    insert into current_term (student_type_id, session_id, semester_id, since, set_by, reason)
    select $studentTypeId, $sessionId, $semesterId, $now, $actor, $reason
     where (select count(*) from ended) >= 0 and not exists (select from before where (session_id, semester_id) = ($sessionId, $semesterId))
    returning id, session_id, semester_id
  ), ${audited('current-term-set', 'student_type', 'made', {
    id: '$studentTypeId',
    detail: {
      before: "(select jsonb_build_object('sessionId', session_id, 'semesterId', semester_id) from before)",
      after: { sessionId: 'session_id', semesterId: 'semester_id' },
      reason: '$reason::text',
    },
  })}
  select id from made`;

/** `termId` is what its person saw as current. What was current before is so again, of those that nobody took back. */
export const takeTermBack = sql('take-current-term-back')`
  with back as (
    update current_term set until = greatest($now, since + interval '1 millisecond'), taken_back_at = $now, taken_back_by = $actor, take_back_reason = $reason
     where student_type_id = $studentTypeId and until is null and id = $termId returning id, session_id, semester_id
  ), again as (
    update current_term set until = null
     where id = (select id from current_term where student_type_id = $studentTypeId and until is not null and taken_back_at is null
       order by since desc, id desc limit 1)
       and exists (select from back)
    returning session_id, semester_id
  ), ${audited('current-term-taken-back', 'student_type', 'back', {
    id: '$studentTypeId',
    detail: {
      before: { sessionId: 'session_id', semesterId: 'semester_id' },
      after: '(select to_jsonb(again) from again)',
      reason: '$reason::text',
    },
  })}
  select id from back`;

/** Who comes back is in the current session of their student type, at the level that they left; nothing where they are already. */
export const placeAgain = sql('place-student-again')`
  insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id, is_final_year, is_indigene, tags)
  select p.student_id, e.id, p.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id, p.is_final_year, p.is_indigene, p.tags
    from student s join student_session p on p.student_id = s.id and p.is_latest join academic_session was on was.id = p.session_id
    left join current_term t on t.student_type_id = s.student_type_id and t.until is null
    join academic_session e on case when t.id is null then e.is_open else e.id = t.session_id end
   where s.admission_id = $admissionId and e.name > was.name
  on conflict do nothing`;
