import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';

/** The one place that is open has the programme, the department and the level. */
export const studentList = list({
  name: 'students',
  from: `student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join school_programme g on g.id = p.programme_id
    join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id join student_type t on t.id = s.student_type_id
      join academic_session e on e.id = s.entry_session_id
    left join user_account u on u.id = s.user_id`,
  columns: {
    id: 'uuid',
    studentId: 'uuid',
    fullName: 'text',
    matricNumber: 'text?',
    regNumber: 'text',
    faculty: 'text',
    department: 'text',
    programme: 'text',
    level: 'int4',
    session: 'text',
    studentType: 'text',
    state: 'text',
    active: 'bool',
  },
  select: {
    id: 'a.id',
    studentId: 's.id',
    fullName: 'a.full_name',
    matricNumber: 's.matric_number',
    regNumber: 'a.reg_number',
    faculty: 'f.name',
    department: 'd.name',
    programme: 'g.name',
    level: 'p.level_id',
    session: 'e.name',
    studentType: 't.name',
    state: 'a.state',
    active: 'coalesce(u.active, true)',
  },
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: {
    fullName: alphabetical('a.full_name'),
    matricNumber: { sql: `coalesce(s.matric_number, '')`, type: 'text' },
  },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    facultyId: equals('d.faculty_id', 'int4'),
    departmentId: equals('p.department_id', 'int4'),
    levelId: equals('p.level_id', 'int4'),
    sessionId: equals('s.entry_session_id', 'int4'),
    studentTypeId: equals('s.student_type_id', 'int4'),
    state: equals('a.state', 'text'),
    active: equals('coalesce(u.active, true)', 'bool'),
  },
});
