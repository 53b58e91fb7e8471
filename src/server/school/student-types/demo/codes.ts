import { sql } from '../../../platform/database/describedSql.ts';

/** `codes` holds [{id, code}] of departments. */
export const setDemoCodes = sql('demo.matric-codes')`
  with coded as (
    update department d set matric_code = r.code from jsonb_to_recordset($codes::jsonb) as r (id int4, code text) where d.id = r.id and d.matric_code is null
  )
  update student_type set matric_template = $template, matric_code = coalesce(matric_code, 'UG') where id = $studentTypeId and matric_template is null`;
