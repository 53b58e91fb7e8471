import { statement } from '../../../platform/database/statement.ts';

/** What forms offer, in one look, each row with the revision of all. A programme's department counts as retired with its faculty. */
export const listSchool = statement('list-school', `
  with listed (list, id, name, parent, active) as (
    select 'faculties', id, name, null::int4, active from faculty
    union all select 'departments', id, name, faculty_id, active from department
    union all select 'departmentOptions', id, name, department_id, active from department_option
    union all select 'areas', id, name, null, active from area_of_specialization
    union all select 'departmentAreas', a.id, a.name, g.department_id, a.active and g.active
      from area_assignment g join area_of_specialization a on a.id = g.area_id
    union all select 'semesters', id, name, null, active from semester
    union all select 'courses', id, code || ' ' || title, department_id, active from course
    union all select 'roles', id, name, null, true from role
    union all select 'studentTypes', id, name, null, active from student_type
    union all select 'programmes', id, name, student_type_id, active from school_programme
    union all select 'programmeDepartments', d.id, d.name, p.school_programme_id, d.active and f.active and p.active
      from programme_department p join department d on d.id = p.department_id join faculty f on f.id = d.faculty_id
  )
  select revision, list, id, name, parent, active from listed, school_revision order by list, case when list = 'courses' then name end, id`, {
  revision: 'int8', list: 'text', id: 'int4', name: 'text', parent: 'int4?', active: 'bool',
});

export const readRevision = statement('school-revision', 'select revision from school_revision', { revision: 'int8' });
