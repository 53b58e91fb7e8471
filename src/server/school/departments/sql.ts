import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, coded, CODED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { type Answers, below, taken } from '../named.ts';

export const departments = resource({
  table: 'department',
  list: {
    from: 'department t join faculty f on f.id = t.faculty_id',
    columns: { ...CODED, facultyId: 'int4', faculty: 'text', options: 'int4' },
    select: {
      id: 't.id',
      name: 't.name',
      code: 't.matric_code',
      active: 't.active',
      facultyId: 't.faculty_id',
      faculty: 'f.name',
      options: below('department_option', 'department_id'),
    },
    opens: 'name',
    sorts: { name: byName, faculty: alphabetical('f.name') },
    filters: { search: matches(searchable('t.name', 'f.name')), facultyId: equals('t.faculty_id', 'int4'), active },
  },
  creates: writes({ faculty_id: 'int4', name: 'text' }, ({ facultyId, name }: Answers<'department'>) => ({
    faculty_id: facultyId,
    name,
  })),
  corrects: coded,
  key: { faculty_id: 'exact', name: 'lower' },
  taken: taken('a department of the faculty'),
});

export const listDepartments = sql('list-departments')`
  select id, name, faculty_id as "parent?", active from department order by id`;

/** Without a faculty to choose, a department counts as retired with its faculty. */
export const listAllDepartments = sql('list-all-departments')`
  select d.id, d.name, null::int4 as "parent?", d.active and f.active as active from department d join faculty f on f.id = d.faculty_id order by d.id`;
