import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

/** What forms offer: `select` gives id, name, parent and active. */
const listed = (what: string, select: string) => statement(`list-${what}`, `${select} order by id`, LISTED);

export const listFaculties = listed('faculties', 'select id, name, null::int4 as parent, active from faculty');
export const listDepartments = listed('departments', 'select id, name, faculty_id as parent, active from department');
export const listAllDepartments = listed('all-departments', `
  select d.id, d.name, null::int4 as parent, d.active and f.active as active from department d join faculty f on f.id = d.faculty_id`);
export const listDepartmentOptions = listed('department-options', 'select id, name, department_id as parent, active from department_option');
export const listAreas = listed('areas', 'select id, name, null::int4 as parent, active from area_of_specialization');
export const listAreaAssignments = listed('department-areas', `
  select a.id, a.name, g.department_id as parent, a.active and g.active as active from area_assignment g join area_of_specialization a on a.id = g.area_id`);
export const listStudentTypes = listed('student-types', 'select id, name, null::int4 as parent, active from student_type');
export const listProgrammes = listed('school-programmes', 'select id, name, student_type_id as parent, active from school_programme');
/** A programme's department counts as retired with its faculty. */
export const listProgrammeDepartments = listed('programme-departments', `
  select d.id, d.name, p.school_programme_id as parent, d.active and f.active and p.active as active
    from programme_department p join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id`);
export const listSemesters = listed('semesters', 'select id, name, null::int4 as parent, active from semester');
