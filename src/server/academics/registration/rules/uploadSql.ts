import { uploadedTable } from '../../../kit/upload/writing.ts';
import { statement } from '../../../platform/database/statement.ts';
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
export const studentsOfNumbers = statement(
  'registration-students-of-numbers',
  { wanted: 'jsonb', isAll: 'bool', userId: 'uuid' },
  `
  select distinct on (n.row) n.row, s.id, ${REACHES} as sees
    from jsonb_to_recordset($wanted) as n (row int4, number text, "sessionId" int4)
    join admission a on true join student s on s.admission_id = a.id and (upper(s.matric_number) = upper(n.number) or upper(a.reg_number) = upper(n.number))
    join student_session p on p.student_id = s.id and p.session_id = n."sessionId"
   order by n.row, s.created_at desc`,
  { row: 'int4', id: 'uuid', sees: 'bool' },
);

export const loadOwner = statement(
  'student-of-unit-load',
  { id: 'int4' },
  'select student_id, session_id from student_unit_load where id = $id',
  { student_id: 'uuid', session_id: 'int4' },
);
