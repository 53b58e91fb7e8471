import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';

const NOTHING = condition('true', {}, {});

export const changeList = list({
  name: 'department-changes',
  from: `department_change c join student s on s.id = c.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = c.session_id
    join department f on f.id = c.from_department_id join department d on d.id = c.to_department_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    fromDepartment: 'text',
    toDepartment: 'text',
    createdAt: 'timestamptz',
    session: 'text',
    state: 'text',
  },
  select: {
    id: 'c.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    fromDepartment: 'f.name',
    toDepartment: 'd.name',
    createdAt: 'c.created_at',
    session: 'e.name',
    state: 'c.state',
  },
  key: { sql: 'c.id', type: 'uuid' },
  opens: '-createdAt',
  sorts: { createdAt: { sql: 'c.created_at', type: 'timestamptz' }, fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    sessionId: equals('c.session_id', 'int4'),
    state: equals('c.state', 'text'),
  },
  scope: ({ userId, claims }) =>
    claims.has('student-management')
      ? NOTHING
      : condition(
          `exists (select from appointment h where h.user_id = $leader and h.ended_at is null
             and (h.post = 'hod' and h.department_id in (c.from_department_id, c.to_department_id) or h.post = 'dean'
               and h.faculty_id in (f.faculty_id, d.faculty_id)))`,
          { leader: 'uuid' },
          { leader: userId },
        ),
});
