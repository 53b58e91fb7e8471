import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';

export const promotionStudentList = list({
  name: 'promotion-students',
  from: `promotion_row r join promotion m on m.id = r.promotion_id join student s on s.id = r.student_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = r.student_id and p.session_id = m.from_session_id join department d on d.id = p.department_id`,
  columns: {
    id: 'uuid',
    fullName: 'text',
    number: 'text',
    department: 'text',
    fromLevel: 'int4',
    toLevel: 'int4?',
    outcome: 'text',
    reason: 'text?',
    state: 'text',
  },
  select: {
    id: 'a.id',
    fullName: 'a.full_name',
    number: 'coalesce(s.matric_number, a.reg_number)',
    department: 'd.name',
    fromLevel: 'r.from_level_id',
    toLevel: 'r.to_level_id',
    outcome: 'r.outcome',
    reason: 'r.reason',
    state: 'r.state',
  },
  key: { sql: 'a.id', type: 'uuid' },
  opens: 'fullName',
  sorts: { fullName: alphabetical('a.full_name') },
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
    promotionId: equals('r.promotion_id', 'uuid'),
    departmentId: equals('p.department_id', 'int4'),
    outcome: equals('r.outcome', 'text'),
    state: equals('r.state', 'text'),
  },
});
