import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { resource } from '../../../kit/resource/resource.ts';

type Answers<Form extends string> = SectionAnswersById[`forms/${Form}` & keyof SectionAnswersById];
type Named = Answers<'school-name'>;

const NAMED = { id: 'int4', name: 'text', active: 'bool' } as const;
const byName = { sql: 'lower(t.name)', type: 'text' } as const;
const sortedBy = (column: string) => ({ sql: `lower(${column})`, type: 'text' }) as const;
const name = ({ name: typed }: Named) => typed;
const active = 't.active = $';

/** How many active rows of `table` stand below, as a column and as an order. */
const below = (table: string, column: string) => `(select count(*)::int4 from ${table} b where b.${column} = t.id and b.active)`;
const sortedByBelow = (table: string, column: string) => ({ sql: below(table, column), type: 'int4' }) as const;

const taken = (what: string) => ({ at: '/name', message: `there is ${what} of this name already` }) as const;

export const faculties = resource({
  table: 'faculty',
  list: {
    from: 'faculty t',
    columns: { ...NAMED, departments: 'int4' }, select: { id: 't.id', departments: below('department', 'faculty_id') },
    opens: 'name', sorts: { name: byName, departments: sortedByBelow('department', 'faculty_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: { name }, corrects: { name },
  taken: taken('a faculty'),
});

export const departments = resource({
  table: 'department',
  list: {
    from: 'department t join faculty f on f.id = t.faculty_id',
    columns: { ...NAMED, facultyId: 'int4', faculty: 'text', options: 'int4' },
    select: { id: 't.id', name: 't.name', active: 't.active', facultyId: 't.faculty_id', faculty: 'f.name', options: below('department_option', 'department_id') },
    opens: 'name', sorts: { name: byName, faculty: sortedBy('f.name') },
    filters: { search: matches(searchable('t.name', 'f.name')), facultyId: 't.faculty_id = $', active },
  },
  creates: { faculty_id: ({ facultyId }: Answers<'department'>) => facultyId, name }, corrects: { name },
  taken: taken('a department of the faculty'),
});

export const departmentOptions = resource({
  table: 'department_option',
  list: {
    from: 'department_option t join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id',
    columns: { ...NAMED, departmentId: 'int4', department: 'text', faculty: 'text' },
    select: { id: 't.id', name: 't.name', active: 't.active', departmentId: 't.department_id', department: 'd.name', faculty: 'f.name' },
    opens: 'department', sorts: { name: byName, department: sortedBy('d.name') },
    filters: { search: matches(searchable('t.name', 'd.name')), departmentId: 't.department_id = $', active },
  },
  creates: { department_id: ({ departmentId }: Answers<'department-option'>) => departmentId, name }, corrects: { name },
  taken: taken('an option of the department'),
});

export const studentTypes = resource({
  table: 'student_type',
  list: {
    from: 'student_type t',
    columns: { ...NAMED, programmes: 'int4' }, select: { id: 't.id', programmes: below('school_programme', 'student_type_id') },
    opens: 'name', sorts: { name: byName, programmes: sortedByBelow('school_programme', 'student_type_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: { name }, corrects: { name },
  taken: taken('a student type'),
});

export const programmes = resource({
  table: 'school_programme',
  list: {
    from: 'school_programme t join student_type s on s.id = t.student_type_id',
    columns: { ...NAMED, studentTypeId: 'int4', studentType: 'text', departments: 'int4' },
    select: {
      id: 't.id', name: 't.name', active: 't.active', studentTypeId: 't.student_type_id', studentType: 's.name',
      departments: below('programme_department', 'school_programme_id'),
    },
    opens: 'name', sorts: { name: byName, studentType: sortedBy('s.name') },
    filters: { search: matches(searchable('t.name', 's.name')), studentTypeId: 't.student_type_id = $', active },
  },
  creates: { student_type_id: ({ studentTypeId }: Answers<'school-programme'>) => studentTypeId, name }, corrects: { name },
  taken: taken('a programme of the student type'),
});

export const programmeDepartments = resource({
  table: 'programme_department',
  list: {
    from: `programme_department t join school_programme p on p.id = t.school_programme_id join student_type s on s.id = p.student_type_id
      join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id`,
    columns: { id: 'int4', schoolProgrammeId: 'int4', programme: 'text', studentType: 'text', departmentId: 'int4', department: 'text', faculty: 'text', active: 'bool' },
    select: {
      id: 't.id', schoolProgrammeId: 't.school_programme_id', programme: 'p.name', studentType: 's.name', departmentId: 't.department_id',
      department: 'd.name', faculty: 'f.name', active: 't.active',
    },
    opens: 'programme', sorts: { programme: sortedBy('p.name'), department: sortedBy('d.name') },
    filters: { search: matches(searchable('p.name', 'd.name', 'f.name')), schoolProgrammeId: 't.school_programme_id = $', departmentId: 't.department_id = $', active },
  },
  creates: {
    school_programme_id: ({ schoolProgrammeId }: Answers<'programme-department'>) => schoolProgrammeId,
    department_id: ({ departmentId }) => departmentId,
  },
  taken: { at: '/departmentId', message: 'this department offers the programme already' },
});

export const areas = resource({
  table: 'area_of_specialization',
  list: {
    from: 'area_of_specialization t',
    columns: { ...NAMED, departments: 'int4' }, select: { id: 't.id', departments: below('area_assignment', 'area_id') },
    opens: 'name', sorts: { name: byName, departments: sortedByBelow('area_assignment', 'area_id') },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: { name }, corrects: { name },
  taken: taken('an area of specialization'),
});

export const areaAssignments = resource({
  table: 'area_assignment',
  list: {
    from: 'area_assignment t join area_of_specialization a on a.id = t.area_id join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id',
    columns: { id: 'int4', areaId: 'int4', area: 'text', departmentId: 'int4', department: 'text', faculty: 'text', active: 'bool' },
    select: { id: 't.id', areaId: 't.area_id', area: 'a.name', departmentId: 't.department_id', department: 'd.name', faculty: 'f.name', active: 't.active' },
    opens: 'department', sorts: { area: sortedBy('a.name'), department: sortedBy('d.name') },
    filters: { search: matches(searchable('a.name', 'd.name', 'f.name')), areaId: 't.area_id = $', departmentId: 't.department_id = $', active },
  },
  creates: { area_id: ({ areaId }: Answers<'area-assignment'>) => areaId, department_id: ({ departmentId }) => departmentId },
  taken: { at: '/departmentId', message: 'this department offers the area already' },
});

export const semesters = resource({
  table: 'semester',
  list: {
    from: 'semester t', columns: NAMED,
    opens: 'name', sorts: { name: byName }, filters: { search: matches(searchable('t.name')), active },
  },
  creates: { name }, corrects: { name },
  taken: taken('a semester'),
});

export const academicSessions = resource({
  table: 'academic_session',
  list: {
    from: 'academic_session t', columns: { ...NAMED, isOpen: 'bool' }, select: { isOpen: 't.is_open' },
    opens: '-name', sorts: { name: byName }, filters: { search: matches(searchable('t.name')), active },
  },
  creates: { name: ({ beginsIn }: Answers<'academic-session'>) => `${beginsIn}/${beginsIn + 1}` },
  kept: { constraint: 'open_session_is_active', message: 'The open session cannot be switched off. Please open another session first' },
  taken: { at: '/beginsIn', message: 'there is this session already' },
});
