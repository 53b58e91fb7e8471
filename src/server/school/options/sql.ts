import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, named, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { type Answers, taken } from '../named.ts';

export const departmentOptions = resource({
  table: 'department_option',
  list: {
    from: 'department_option t join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id',
    columns: { ...NAMED, departmentId: 'int4', department: 'text', faculty: 'text' },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      departmentId: 't.department_id',
      department: 'd.name',
      faculty: 'f.name',
    },
    opens: 'department',
    sorts: { name: byName, department: alphabetical('d.name') },
    filters: {
      search: matches(searchable('t.name', 'd.name')),
      departmentId: equals('t.department_id', 'int4'),
      active,
    },
  },
  creates: writes({ department_id: 'int4', name: 'text' }, ({ departmentId, name }: Answers<'department-option'>) => ({
    department_id: departmentId,
    name,
  })),
  corrects: named,
  key: { department_id: 'exact', name: 'lower' },
  taken: taken('an option of the department'),
});

export const listOptions = sql('list-department-options')`
  select id, name, department_id as "parent?", active from department_option order by id`;
