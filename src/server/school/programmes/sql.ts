import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { type Answers, below, taken } from '../named.ts';

export const programmes = resource({
  table: 'school_programme',
  list: {
    from: 'school_programme t join student_type s on s.id = t.student_type_id',
    columns: { ...NAMED, studentTypeId: 'int4', studentType: 'text', departments: 'int4', unitsNeeded: 'int4?' },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      studentTypeId: 't.student_type_id',
      studentType: 's.name',
      departments: below('programme_department', 'school_programme_id'),
      unitsNeeded: 't.units_needed',
    },
    opens: 'name',
    sorts: { name: byName, studentType: alphabetical('s.name') },
    filters: {
      search: matches(searchable('t.name', 's.name')),
      studentTypeId: equals('t.student_type_id', 'int4'),
      active,
    },
  },
  creates: writes(
    { student_type_id: 'int4', name: 'text', units_needed: 'int4?' },
    ({ studentTypeId, name, unitsNeeded }: Answers<'school-programme'>) => ({
      student_type_id: studentTypeId,
      name,
      units_needed: unitsNeeded ?? null,
    }),
  ),
  corrects: writes({ name: 'text', units_needed: 'int4?' }, ({ name, unitsNeeded }: Answers<'programme-details'>) => ({
    name,
    units_needed: unitsNeeded ?? null,
  })),
  key: { student_type_id: 'exact', name: 'lower' },
  taken: taken('a programme of the student type'),
});

export const programmeDepartments = resource({
  table: 'programme_department',
  list: {
    from: `programme_department t join school_programme p on p.id = t.school_programme_id join student_type s on s.id = p.student_type_id
      join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id`,
    columns: {
      id: 'int4',
      schoolProgrammeId: 'int4',
      programme: 'text',
      studentType: 'text',
      departmentId: 'int4',
      department: 'text',
      faculty: 'text',
      active: 'bool',
    },
    select: {
      id: 't.id',
      schoolProgrammeId: 't.school_programme_id',
      programme: 'p.name',
      studentType: 's.name',
      departmentId: 't.department_id',
      department: 'd.name',
      faculty: 'f.name',
      active: 't.active',
    },
    opens: 'programme',
    sorts: { programme: alphabetical('p.name'), department: alphabetical('d.name') },
    filters: {
      search: matches(searchable('p.name', 'd.name', 'f.name')),
      schoolProgrammeId: equals('t.school_programme_id', 'int4'),
      departmentId: equals('t.department_id', 'int4'),
      active,
    },
  },
  creates: writes(
    { school_programme_id: 'int4', department_id: 'int4' },
    ({ schoolProgrammeId, departmentId }: Answers<'programme-department'>) => ({
      school_programme_id: schoolProgrammeId,
      department_id: departmentId,
    }),
  ),
  key: { school_programme_id: 'exact', department_id: 'exact' },
  taken: { at: '/departmentId', message: 'this department offers the programme already' },
});

export const listProgrammes = sql('list-school-programmes')`
  select id, name, student_type_id as "parent?", active from school_programme order by id`;

/** A programme's department counts as retired with its faculty. */
export const listProgrammeDepartments = sql('list-programme-departments')`
  select d.id, d.name, p.school_programme_id as "parent?", d.active and f.active and p.active as active
    from programme_department p join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id order by d.id`;
