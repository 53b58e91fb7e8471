import { statement } from '../../platform/database/statement.ts';

/** Whose record it is; no row for somebody without one. */
export const studentOf = statement(
  'student-of-account',
  { userId: 'uuid' },
  `
  select s.id, s.admission_id, s.student_type_id, s.entry_session_id, s.matric_number, s.gender_id from student s where s.user_id = $userId`,
  {
    id: 'uuid',
    admission_id: 'uuid',
    student_type_id: 'int4',
    entry_session_id: 'int4',
    matric_number: 'text?',
    gender_id: 'int4?',
  },
);

/** Where a student stood in a session: fees, registration, results and beds hang on it. No row for a session without the student. */
export const placeIn = statement(
  'place-in-session',
  { studentId: 'uuid', sessionId: 'int4' },
  `
  select p.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id, p.is_final_year, p.is_indigene, to_jsonb(p.tags) as tags, s.entry_session_id, s.gender_id
    from student_session p join student s on s.id = p.student_id where p.student_id = $studentId and p.session_id = $sessionId`,
  {
    student_type_id: 'int4',
    programme_id: 'int4',
    department_id: 'int4',
    option_id: 'int4?',
    level_id: 'int4',
    is_final_year: 'bool',
    is_indigene: 'bool',
    tags: 'jsonb',
    entry_session_id: 'int4',
    gender_id: 'int4?',
  },
);

/** What is current for a student type: as the registry set it, else the first semester of the open session. No row without one. */
export const currentTerm = statement(
  'current-term',
  { studentTypeId: 'int4' },
  `
  select e.id as session_id, e.name as session, m.id as semester_id, m.name as semester
    from academic_session e cross join semester m left join current_term t on t.student_type_id = $studentTypeId and t.until is null
   where e.id = t.session_id and m.id = t.semester_id or t.id is null and e.is_open and m.id = (select min(id) from semester where active)`,
  {
    session_id: 'int4',
    session: 'text',
    semester_id: 'int4',
    semester: 'text',
  },
);
