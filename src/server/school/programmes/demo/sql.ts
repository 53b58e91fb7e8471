import { statement } from '../../../platform/database/statement.ts';

/** `rows` holds [{departmentId, name}]. */
export const insertDemoProgrammes = statement('demo.school-programmes', { rows: 'jsonb', studentTypeId: 'int4' }, `
  insert into school_programme (student_type_id, name) select $studentTypeId, name from jsonb_to_recordset($rows::jsonb) as r (name text) on conflict do nothing`, {});

export const offerDemoProgrammes = statement('demo.offer-school-programmes', { rows: 'jsonb', studentTypeId: 'int4' }, `
  insert into programme_department (school_programme_id, department_id)
  select p.id, r."departmentId" from jsonb_to_recordset($rows::jsonb) as r ("departmentId" int4, name text)
    join school_programme p on p.student_type_id = $studentTypeId and p.name = r.name on conflict do nothing`, {});
