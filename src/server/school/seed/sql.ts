import { statement } from '../../platform/database/statement.ts';

/** `rows` holds [{id, name, parent}]; later rows take the next ids. */
const insertRows = (table: string, columns: string, values: string) =>
  statement(
    `seed-${table}`,
    { rows: 'jsonb' },
    `
  with planted as (
    insert into ${table} (${columns}) select ${values} from jsonb_to_recordset($rows::jsonb) as r (id int4, name text, parent int4) order by id returning id
  )
  select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) as last from planted`,
    { last: 'int8' },
  );

export const insertFaculties = insertRows('faculty', 'id, name', 'id, name');
export const insertDepartments = insertRows('department', 'id, name, faculty_id', 'id, name, parent');
export const insertDepartmentOptions = insertRows('department_option', 'id, name, department_id', 'id, name, parent');
export const insertAreas = insertRows('area_of_specialization', 'id, name', 'id, name');
export const insertAreaAssignments = insertRows('area_assignment', 'area_id, department_id', 'id, parent');
export const insertStudentTypes = insertRows('student_type', 'id, name', 'id, name');
export const insertProgrammes = insertRows('school_programme', 'id, name, student_type_id', 'id, name, parent');
export const insertProgrammeDepartments = insertRows(
  'programme_department',
  'school_programme_id, department_id',
  'parent, id',
);
export const insertSemesters = insertRows('semester', 'id, name', 'id, name');
