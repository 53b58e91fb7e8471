import { uploadedTable } from '../../../kit/upload/writing.ts';
import { IN_SLICE, markSlice, refuseSlice } from '../../../kit/upload/texts.ts';
import { refuseTwins, said } from '../../../kit/upload/twins.ts';
import { stepped } from '../../../kit/workflow/stepped.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Who is new is offered admission. */
export const uploadedAdmissions = uploadedTable({
  table: 'admission',
  idType: 'uuid',
  columns: {
    session_id: 'int4',
    student_type_id: 'int4',
    reg_number: 'text',
    full_name: 'text',
    programme_id: 'int4',
    department_id: 'int4',
    option_id: 'int4?',
    state_id: 'int4?',
    level_id: 'int4',
    admitted_on: 'date',
    offer_until: 'date?',
    email: 'text?',
  },
  key: { session_id: 'exact', student_type_id: 'exact', reg_number: 'exact' },
  changes: [
    'full_name',
    'programme_id',
    'department_id',
    'option_id',
    'state_id',
    'level_id',
    'admitted_on',
    'offer_until',
    'email',
  ],
  stamps: {
    state: { type: 'text', created: "'offered'" },
    listed_programme: { type: 'text?', corrected: 'null' },
    imported_at: { type: 'timestamptz', created: '$now', corrected: '$now' },
    imported_by: { type: 'text', created: '$actor', corrected: '$actor' },
  },
  uses: {
    'this candidate has an account':
      'exists (select from student_claim c where c.reg_number = t.reg_number and c.undone_at is null)',
  },
  one: 'candidate',
});

/** Places by their numbers; by the student type too where a file says it, and not at all where a number has two. */
export const storedPlaces = sql('stored-places-of-upload')`
  select number, (array_agg(stored))[1] as stored from (
    select k.number, to_jsonb(t) as stored
      from jsonb_to_recordset($keys::jsonb) as k (number int4, session_id int4, student_type_id int4, reg_number text)
      join admission t on t.session_id = k.session_id and t.reg_number = k.reg_number
        and t.student_type_id = coalesce(k.student_type_id, t.student_type_id)) as found
   group by number having count(*) = 1`;

/** A number has a place of each student type, but a file that gives it two at once, and one of them anew, says nothing sure. */
export const refuseOtherPlaces = refuseTwins(
  'admission places',
  `${said('o', 'reg_number')} = ${said('r', 'reg_number')} and ${said('o', 'session_id')} = ${said('r', 'session_id')}
   and 'new' in (o.outcome, r.outcome)`,
);

/** Whoever accepted is a student to be, whose place is changed at their record. */
export const refuseAccepted = sql('refuse-accepted-admissions')`
  ${refuseSlice('admission a')} and r.outcome = 'changed' and a.id = r.target::uuid and a.state <> all($open::text[])`;

/** A number is JAMB's, or an application's. */
export const markUnknown = sql('mark-unknown-admissions')`
  ${markSlice("outcome = 'unknown', mistakes = $mistakes::jsonb")} and r.outcome = 'new' and not (r.record->'is_jamb')::bool
     and not exists (select from application a where a.application_number = r.record->>'reg_number')`;

const addressesOf = (left: string, email: string, condition: string) => `select a.id, a.reg_number, a.full_name,
         r.${left}->>'email' as "left?", r.${email}->>'email' as "email?"
    from sheet_upload_row r join admission a on a.id::text = r.target
   where r.upload_id = $uploadId and r.number > $after and r.number <= $through and ${condition} order by r.number`;

export const correctedAddresses = sql('corrected-addresses-of-upload')`
  ${addressesOf('before', 'after', "r.outcome = 'corrected'")}`;

export const restoredAddresses = sql('restored-addresses-of-upload')`
  ${addressesOf('after', 'before', "r.undone = 'restored'")}`;

export const noteOffers = sql('note-offers-of-upload')`
  ${stepped(
    'admission',
    `sheet_upload_row r where ${IN_SLICE} and r.outcome = 'created'
     and not exists (select from workflow_step w where w.subject = 'admission' and w.subject_id = r.target)`,
    { id: 'r.target', from: "'listed'", to: "'offered'", step: "'offer'" },
  )}`;

/** A newer list takes nobody off: who was admitted in the session and is in no row of the file stays. */
export const absentPlaces = sql('places-absent-from-upload')`
  select a.reg_number, t.name as student_type, a.full_name, coalesce(p.name, a.listed_programme, '') as programme, (count(*) over ())::int4 as all
    from admission a join student_type t on t.id = a.student_type_id left join school_programme p on p.id = a.programme_id
   where a.session_id = (select (record->>'session_id')::int4 from sheet_upload_row where upload_id = $uploadId and record is not null limit 1)
     and not exists (select from sheet_upload_row r
       where r.upload_id = $uploadId and r.key = jsonb_build_array(a.session_id, a.student_type_id, a.reg_number)::text)
   order by a.reg_number limit $limit`;
