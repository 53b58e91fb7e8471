import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, named, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { type Answers, below, sortedByBelow, taken } from '../named.ts';

export const areas = resource({
  table: 'area_of_specialization',
  list: {
    from: 'area_of_specialization t',
    columns: { ...NAMED, departments: 'int4' },
    select: { id: 't.id', departments: below('area_assignment', 'area_id') },
    opens: 'name',
    sorts: { name: byName, departments: sortedByBelow('area_assignment', 'area_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: named,
  key: { name: 'lower' },
  taken: taken('an area of specialization'),
});

export const areaAssignments = resource({
  table: 'area_assignment',
  list: {
    from: 'area_assignment t join area_of_specialization a on a.id = t.area_id join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id',
    columns: {
      id: 'int4',
      areaId: 'int4',
      area: 'text',
      departmentId: 'int4',
      department: 'text',
      faculty: 'text',
      active: 'bool',
    },
    select: {
      id: 't.id',
      areaId: 't.area_id',
      area: 'a.name',
      departmentId: 't.department_id',
      department: 'd.name',
      faculty: 'f.name',
      active: 't.active',
    },
    opens: 'department',
    sorts: { area: alphabetical('a.name'), department: alphabetical('d.name') },
    filters: {
      search: matches(searchable('a.name', 'd.name', 'f.name')),
      areaId: equals('t.area_id', 'int4'),
      departmentId: equals('t.department_id', 'int4'),
      active,
    },
  },
  creates: writes(
    { area_id: 'int4', department_id: 'int4' },
    ({ areaId, departmentId }: Answers<'area-assignment'>) => ({ area_id: areaId, department_id: departmentId }),
  ),
  key: { area_id: 'exact', department_id: 'exact' },
  taken: { at: '/departmentId', message: 'this department offers the area already' },
});

export const listAreas = sql('list-areas')`
  select id, name, null::int4 as "parent?", active from area_of_specialization order by id`;

export const listDepartmentAreas = sql('list-department-areas')`
  select a.id, a.name, g.department_id as "parent?", a.active and g.active as active
    from area_assignment g join area_of_specialization a on a.id = g.area_id order by a.id`;
