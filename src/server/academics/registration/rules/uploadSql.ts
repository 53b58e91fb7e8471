import { uploadedTable } from '../../../kit/upload/writing.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { REACHES } from './reach.ts';

export const uploadedLoads = uploadedTable({
  table: 'student_unit_load',
  columns: {
    student_id: 'uuid',
    session_id: 'int4',
    semester_id: 'int4',
    min_units: 'int4',
    max_units: 'int4',
    until: 'date?',
    reason: 'text',
    active: 'bool',
  },
  key: { student_id: 'exact', session_id: 'exact', semester_id: 'exact' },
  changes: ['min_units', 'max_units', 'until', 'reason', 'active'],
  one: 'semester of a student',
});

/** `wanted` holds [{row, number, sessionId}]; no row for a number that nobody of the session has. */
export const studentsOfNumbers = sql('registration-students-of-numbers')`
  select distinct on (n.row) n.row, s.id, ${REACHES} as sees
    from jsonb_to_recordset($wanted::jsonb) as n (row int4, number text, "sessionId" int4)
    join admission a on true join student s on s.admission_id = a.id and (upper(s.matric_number) = upper(n.number) or upper(a.reg_number) = upper(n.number))
    join student_session p on p.student_id = s.id and p.session_id = n."sessionId"
   order by n.row, s.created_at desc`;

export const loadOwner = sql('student-of-unit-load')`
  select student_id, session_id from student_unit_load where id = $id`;
