import { alphabetical, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

export const candidateById = statement(
  'jamb.candidate-by-id',
  { id: 'int4' },
  `
  select c.id, c.registration_number, c.list, c.lastname, c.firstname, c.middlename, c.gender_id, c.state_id, c.lga_id, c.department_id,
    d.name as department, c.subjects,
         c.utme_score, r.putme_score, c.listed_at, s.name as session, c.revision
    from jamb_candidate c join department d on d.id = c.department_id join academic_session s on s.id = c.session_id
    left join putme_result r on r.session_id = c.session_id and r.registration_number = c.registration_number
   where c.id = $id`,
  {
    id: 'int4',
    registration_number: 'text',
    list: 'text',
    lastname: 'text',
    firstname: 'text',
    middlename: 'text',
    gender_id: 'int4',
    state_id: 'int4?',
    lga_id: 'int4?',
    department_id: 'int4',
    department: 'text',
    subjects: 'jsonb',
    utme_score: 'int4?',
    putme_score: 'int4?',
    listed_at: 'timestamptz',
    session: 'text',
    revision: 'int4',
  },
);

const PARTS = {
  lastname: 'text',
  firstname: 'text',
  middlename: 'text',
  gender_id: 'int4',
  state_id: 'int4?',
  lga_id: 'int4?',
  department_id: 'int4',
  subjects: 'jsonb',
  utme_score: 'int4?',
} as const;

/** No row comes where it has another revision by now. Its faculty is its department's. */
export const updateCandidate = statement(
  'jamb.update-candidate',
  { id: 'int4', revision: 'int4', ...PARTS, now: 'timestamptz', actor: 'text', ip: 'text' },
  `
  with before as (select * from jamb_candidate where id = $id and revision = $revision for update),
  changed as (
    update jamb_candidate c set ${Object.keys(PARTS)
      .map((column) => `${column} = $${column}`)
      .join(', ')}, changed_at = $now,
           faculty_id = (select d.faculty_id from department d where d.id = $department_id)
      from before where c.id = before.id returning c.*),
  ${audited('corrected', 'jamb_candidate', 'changed join before using (id)', {
    id: 'changed.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(changed) - 'revision'" },
  })}
  select id, session_id, registration_number from changed`,
  { id: 'int4', session_id: 'int4', registration_number: 'text' },
);

/** By the index of migration 0089. The latest list first. */
export const candidatesFound = statement(
  'jamb.find-candidates',
  { words: 'text' },
  `
  select c.id, c.registration_number, c.list, ${nameOn('c')} as full_name, s.name as session
    from jamb_candidate c join academic_session s on s.id = c.session_id
   where ${searchable('c.registration_number', 'c.lastname', 'c.firstname', 'c.middlename')} @@ to_tsquery('simple', $words)
   order by c.session_id desc, ${alphabetical(`c.lastname || ' ' || c.firstname || ' ' || c.middlename`).sql}, c.id limit 5`,
  { id: 'int4', registration_number: 'text', list: 'text', full_name: 'text', session: 'text' },
);
