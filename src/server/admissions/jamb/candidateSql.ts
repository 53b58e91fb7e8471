import { alphabetical, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const candidateById = sql('jamb.candidate-by-id')`
  select c.id, c.registration_number, c.list, c.lastname, c.firstname, c.middlename, c.gender_id, c.state_id, c.lga_id, c.department_id,
    d.name as department, c.subjects,
         c.utme_score, r.putme_score as "putme_score?", c.listed_at, s.name as session, c.revision
    from jamb_candidate c join department d on d.id = c.department_id join academic_session s on s.id = c.session_id
    left join putme_result r on r.session_id = c.session_id and r.registration_number = c.registration_number
   where c.id = $id`;

/** No row comes where it has another revision by now. Its faculty is its department's. */
export const updateCandidate = sql('jamb.update-candidate')`
  with before as (select * from jamb_candidate where id = $id and revision = $revision for update),
  changed as (
    update jamb_candidate c set lastname = $lastname, firstname = $firstname, middlename = $middlename, gender_id = $gender_id, state_id = $state_id?,
           lga_id = $lga_id?, department_id = $department_id, subjects = $subjects::jsonb, utme_score = $utme_score?, changed_at = $now,
           faculty_id = (select d.faculty_id from department d where d.id = $department_id)
      from before where c.id = before.id returning c.*),
  ${audited('corrected', 'jamb_candidate', 'changed join before using (id)', {
    id: 'changed.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(changed) - 'revision'" },
  })}
  select id, session_id, registration_number from changed`;

/** By the index of migration 0089. The latest list first. */
export const candidatesFound = sql('jamb.find-candidates')`
  select c.id, c.registration_number, c.list, ${nameOn('c')} as full_name, s.name as session
    from jamb_candidate c join academic_session s on s.id = c.session_id
   where ${searchable('c.registration_number', 'c.lastname', 'c.firstname', 'c.middlename')} @@ to_tsquery('simple', $words)
   order by c.session_id desc, ${alphabetical(`c.lastname || ' ' || c.firstname || ' ' || c.middlename`).sql}, c.id limit 5`;
