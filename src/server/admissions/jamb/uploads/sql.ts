import { comparing } from '../../../kit/upload/comparing.ts';
import { sparing } from '../../../kit/upload/undoing.ts';
import { uploadedTable } from '../../../kit/upload/writing.ts';
import { audited } from '../../../platform/audit.ts';
import { markRows, markSlice, values } from '../../../kit/upload/texts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const KEY = { session_id: 'exact', registration_number: 'exact' } as const;

/** What nothing in the database says of a candidate: their number stands in what is about them. */
const NAMED = (table: string, column: string) =>
  `exists (select from ${table} o where o.${column} = t.registration_number)`;

export const uploadedCandidates = uploadedTable({
  table: 'jamb_candidate',
  columns: {
    session_id: 'int4',
    registration_number: 'text',
    list: 'text',
    lastname: 'text',
    firstname: 'text',
    middlename: 'text',
    gender_id: 'int4',
    state_id: 'int4?',
    lga_id: 'int4?',
    faculty_id: 'int4',
    department_id: 'int4',
    subjects: 'jsonb',
    utme_score: 'int4?',
  },
  key: KEY,
  changes: [
    'lastname',
    'firstname',
    'middlename',
    'gender_id',
    'state_id',
    'lga_id',
    'faculty_id',
    'department_id',
    'subjects',
    'utme_score',
  ],
  stamps: {
    listed_at: { type: 'timestamptz', created: '$now' },
    changed_at: { type: 'timestamptz', created: '$now', corrected: '$now' },
  },
  uses: {
    'this candidate has an invoice': NAMED('invoice', 'reg_number'),
    'this candidate has an application': NAMED('application', 'jamb_number'),
    'this candidate is on the admission list': NAMED('admission', 'reg_number'),
    'this candidate has a Post UTME result':
      'exists (select from putme_result o where (o.session_id, o.registration_number) = (t.session_id, t.registration_number))',
  },
  one: 'candidate',
});

/** A number is on one list of a session. */
export const refuseOtherList = sql('refuse-candidates-of-other-list')`
  ${markSlice(
    `outcome = 'refused', mistakes = jsonb_build_array(jsonb_build_object('column', $heading::text,
         'message', c.registration_number || ' is on the ' || case c.list when 'DE' then 'Direct Entry' else c.list end || ' list'))`,
    'jamb_candidate c',
  )} and r.outcome in ('new', 'changed', 'same') and c.id = r.target::int4 and c.list <> r.record->>'list'`;

/** Whose UTME score an upload, or its undo, has changed in this slice. */
export const rescoredIn = sql('rescored-by-upload')`
  select (r.record->>'session_id')::int4 as session_id, r.record->>'registration_number' as registration_number from sheet_upload_row r
   where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'corrected' and r.image->'utme_score' <> r.record->'utme_score'
     and (r.undone is null or r.undone = 'restored')`;

const RESULTS = {
  table: 'putme_result',
  columns: { session_id: 'int4', registration_number: 'text', putme_score: 'int4' },
  key: KEY,
  changes: ['putme_score'],
  one: 'result',
} as const;

export const uploadedResults = comparing(RESULTS);

export const sparedResults = sparing(RESULTS);

/** Whoever is not on the session's UTME list is unknown. */
export const markUnknown = sql('mark-unknown-putme-results')`
  ${markSlice(`outcome = 'unknown', mistakes = jsonb_build_array(jsonb_build_object('column', $heading::text,
         'message', (r.record->>'registration_number') || ' is not on the UTME list'))`)} and r.outcome = 'new'
     and not exists (select from jamb_candidate c where c.session_id = (r.record->>'session_id')::int4
          and c.registration_number = r.record->>'registration_number' and c.list = 'UTME')`;

/** What a score brings with it: an undo puts all of it back. */
const WRITTEN = { putme_score: 'int4', aggregate: 'int4', formula_id: 'int4', recorded_at: 'timestamptz' } as const;
const NAMES = Object.keys(WRITTEN);

/** Rows that still are as their uploader was shown them; what stands there is stored with those that will change it, and locked. */
export const rowsAsShown = sql('putme-result-rows-as-shown')`
  with locked as (
    select p.*, r.number from putme_result p join sheet_upload_row r on r.target = p.id::text
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'changed' and p.revision = r.revision order by p.id
       for update of p),
  imaged as (
    ${markRows(`image = ${values(NAMES, 'l')}`, 'locked l')} and r.number = l.number returning r.number)
  select number from imaged union all
  select r.number from sheet_upload_row r
   where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'new'
     and not exists (select from putme_result p
       where p.session_id = (r.record->>'session_id')::int4 and p.registration_number = r.record->>'registration_number')`;

export const noteResults = sql('note-written-putme-results')`
  ${markRows("outcome = case r.outcome when 'new' then 'created' else 'corrected' end, target = p.id::text, written = p.revision", 'putme_result p')}
     and r.number = any($numbers::int4[])
     and p.session_id = (r.record->>'session_id')::int4 and p.registration_number = r.record->>'registration_number'`;

const auditedResults = (action: string, from: string) =>
  audited(action, 'putme-results', from, {
    id: "session_id::text || '/' || registration_number",
    detail: { putmeScore: 'putme_score' },
  });

export const restoreResults = sql('restore-putme-results')`
  with restored as (
    update putme_result p set ${NAMES.map((name) => `${name} = i.${name}`).join(', ')}
      from sheet_upload_row r cross join lateral jsonb_to_record(r.image) as i (${Object.entries(WRITTEN)
        .map(([name, type]) => `${name} ${type}`)
        .join(', ')})
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'corrected' and r.undone is null and p.id = r.target::int4
       and p.revision = r.written
    returning p.*, r.number),
  ${auditedResults('restored', 'restored')}
  ${markRows("undone = 'restored'", 'restored d')} and r.number = d.number`;

export const removeResults = sql('remove-putme-results')`
  with removed as (
    delete from putme_result p using sheet_upload_row r
     where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome = 'created' and r.undone is null and p.id = r.target::int4
       and p.revision = r.written
    returning p.*, r.number),
  ${auditedResults('removed', 'removed')}
  ${markRows("undone = 'removed'", 'removed d')} and r.number = d.number`;
