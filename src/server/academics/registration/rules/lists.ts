import type { Column } from '../../../platform/database/statement.ts';
import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { FULL_NAME, joinActor } from '../../../kit/people.ts';
import { withinReach } from './reach.ts';

const STUDENT = {
  id: 'int4',
  studentId: 'uuid',
  fullName: 'text',
  number: 'text',
  department: 'text',
  levelId: 'int4',
  active: 'bool',
} as const;

/** Rows of a table about a student and a session. */
const ofStudents = <const Columns extends Record<string, Column>>(
  table: string,
  columns: Columns,
  select: Readonly<Record<string, string>>,
  { hasSemester = true, by }: { readonly hasSemester?: boolean; readonly by?: string } = {},
) =>
  list({
    name: table,
    from: `${table} t join student s on s.id = t.student_id join admission a on a.id = s.admission_id
      join student_session p on p.student_id = s.id and p.session_id = t.session_id join department d on d.id = p.department_id
      join academic_session e on e.id = t.session_id${hasSemester ? ' join semester m on m.id = t.semester_id' : ''}${by ? ` ${joinActor('u', by)}` : ''}`,
    columns: { ...STUDENT, ...columns },
    select: {
      id: 't.id',
      studentId: 's.id',
      fullName: 'a.full_name',
      number: 'coalesce(s.matric_number, a.reg_number)',
      department: 'd.name',
      levelId: 'p.level_id',
      active: 't.active',
      ...select,
    } as never,
    key: { sql: 't.id', type: 'int4' },
    opens: 'fullName',
    sorts: { fullName: alphabetical('a.full_name') },
    filters: {
      search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
      sessionId: equals('t.session_id', 'int4'),
      active: equals('t.active', 'bool'),
    },
    scope: withinReach,
  });

/** Session and semester apart, as the upload has them. */
export const studentUnitLoadList = ofStudents(
  'student_unit_load',
  { session: 'text', semester: 'text', minUnits: 'int4', maxUnits: 'int4', until: 'date?', reason: 'text' },
  {
    session: 'e.name',
    semester: 'm.name',
    minUnits: 't.min_units',
    maxUnits: 't.max_units',
    until: 't.until',
    reason: 't.reason',
  },
);

export const studentWindowList = ofStudents(
  'student_window',
  { term: 'text', until: 'date', reason: 'text', openedBy: 'text?' },
  { term: `m.name || ', ' || e.name`, until: 't.until', reason: 't.reason', openedBy: `nullif(${FULL_NAME}, '')` },
  { by: 't.opened_by' },
);

export const borrowPermitList = ofStudents(
  'borrow_permit',
  { term: 'text', sessionId: 'int4', maxUnits: 'int4', givenBy: 'text?' },
  { term: 'e.name', sessionId: 't.session_id', maxUnits: 't.max_units', givenBy: `nullif(${FULL_NAME}, '')` },
  { hasSemester: false, by: 't.given_by' },
);
