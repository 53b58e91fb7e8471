import { sql } from '../../../platform/database/describedSql.ts';

/** Departments with a course of these codes, or with others that begin with the same letters. */
export const departmentsOfCodes = sql('departments-of-course-codes')`
  select g.code as "code!", c.department_id, d.name as department, f.name as faculty, bool_or(upper(c.code) = g.code) as "has_it!"
    from unnest($codes::text[]) as g (code) join course c on split_part(upper(c.code), ' ', 1) = split_part(g.code, ' ', 1)
    join department d on d.id = c.department_id join faculty f on f.id = d.faculty_id
   group by g.code, c.department_id, d.name, f.name order by g.code, d.name`;

export const namesOfDepartment = sql('names-of-department')`
  select d.name as department, f.name as faculty from department d join faculty f on f.id = d.faculty_id where d.id = $id`;
