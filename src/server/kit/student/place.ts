import { sql } from '../../platform/database/describedSql.ts';

/** Whose record it is; no row for somebody without one. */
export const studentOf = sql('student-of-account')`
  select s.id, s.admission_id, s.student_type_id, s.entry_session_id, s.matric_number, s.gender_id from student s where s.user_id = $userId`;

/** Where a student stood in a session: fees, registration, results and beds hang on it. No row for a session without the student. */
export const placeIn = sql('place-in-session')`
  select p.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id, p.is_final_year, p.is_indigene, to_jsonb(p.tags) as tags,
    s.entry_session_id, s.gender_id
    from student_session p join student s on s.id = p.student_id where p.student_id = $studentId and p.session_id = $sessionId`;

/** What is current for a student type: as the registry set it, else the first semester of the open session. No row without one. */
export const currentTerm = sql('current-term')`
  select e.id as session_id, e.name as session, m.id as semester_id, m.name as semester
    from academic_session e cross join semester m left join current_term t on t.student_type_id = $studentTypeId and t.until is null
   where e.id = t.session_id and m.id = t.semester_id or t.id is null and e.is_open and m.id = (select min(id) from semester where active)`;
