import { auditInsert } from '../../platform/audit.ts';
import { O_LEVEL_POINTS } from '../formulas/service.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** The lock lasts until the transaction ends, so that what is compared is what is overwritten. */
export const lockImport = sql('jamb.lockImport')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext($name))) as lock`;

/** `entry` is a `Candidate` of listRow.ts. */
export const listCandidates = sql('jamb.listCandidates')`
  select jsonb_build_object('registrationNumber', registration_number, 'list', list, 'lastname', lastname, 'firstname', firstname,
           'middlename', middlename, 'genderId', gender_id, 'stateId', state_id, 'lgaId', lga_id, 'facultyId', faculty_id,
           'departmentId', department_id, 'subjects', subjects, 'utmeScore', utme_score) as entry
    from jamb_candidate where session_id = $sessionId and registration_number = any($registrationNumbers::text[])`;

const DIFFERENCES = 'jsonb_to_recordset($differences::jsonb) as d ("registrationNumber" text, changes jsonb)';

/** One audit row for the whole import, and one for each record that is changed. */
const audits = (kind: string) => `
  whole as (${auditInsert('imported', kind, null, { id: '$sessionId::int4', detail: '$counts::jsonb' })}),
  each as (${auditInsert('changed', kind, DIFFERENCES, { id: `$sessionId::int4::text || '/' || d."registrationNumber"`, detail: 'd.changes' })})`;

export const upsertCandidates = sql('jamb.upsertCandidates')`
  with ${audits('jamb-list')}
  insert into jamb_candidate (session_id, registration_number, list, lastname, firstname, middlename, gender_id, state_id, lga_id,
                              faculty_id, department_id, subjects, utme_score, listed_at, changed_at)
  select $sessionId::int4, "registrationNumber", list, lastname, firstname, middlename, "genderId", "stateId", "lgaId", "facultyId",
         "departmentId", subjects, "utmeScore", $now, $now
    from jsonb_to_recordset($entries::jsonb) as c ("registrationNumber" text, list text, lastname text, firstname text, middlename text,
         "genderId" int4, "stateId" int4, "lgaId" int4, "facultyId" int4, "departmentId" int4, subjects jsonb, "utmeScore" int4)
  on conflict (session_id, registration_number) do update
     set lastname = excluded.lastname, firstname = excluded.firstname, middlename = excluded.middlename, gender_id = excluded.gender_id,
         state_id = excluded.state_id, lga_id = excluded.lga_id, faculty_id = excluded.faculty_id, department_id = excluded.department_id,
         subjects = excluded.subjects, utme_score = excluded.utme_score, changed_at = excluded.changed_at`;

export const findCandidate = sql('jamb.findCandidate')`
  select list, lastname, firstname, middlename from jamb_candidate where session_id = $sessionId and registration_number = $registrationNumber`;

/** UTME candidates; `entry` is a `PutmeResult` of putme.ts. */
export const listResults = sql('jamb.listResults')`
  select c.registration_number, c.utme_score, ${O_LEVEL_POINTS} as o_level_points,
         case when r.registration_number is not null then jsonb_build_object('registrationNumber', r.registration_number,
           'putmeScore', r.putme_score, 'aggregate', r.aggregate, 'formulaId', r.formula_id) end as "entry?"
    from jamb_candidate c left join putme_result r using (session_id, registration_number)
   where c.session_id = $sessionId and c.list = 'UTME' and c.registration_number = any($registrationNumbers::text[])`;

export const scoresOf = sql('jamb.scoresOf')`
  select registration_number, putme_score from putme_result where session_id = $sessionId and registration_number = any($registrationNumbers::text[])`;

export const upsertResults = sql('jamb.upsertResults')`
  with ${audits('putme-results')}
  insert into putme_result (session_id, registration_number, putme_score, aggregate, formula_id, recorded_at)
  select $sessionId::int4, "registrationNumber", "putmeScore", aggregate, "formulaId", $now
    from jsonb_to_recordset($entries::jsonb) as r ("registrationNumber" text, "putmeScore" int4, aggregate int4, "formulaId" int4)
  on conflict (session_id, registration_number) do update
     set putme_score = excluded.putme_score, aggregate = excluded.aggregate, formula_id = excluded.formula_id, recorded_at = excluded.recorded_at`;
