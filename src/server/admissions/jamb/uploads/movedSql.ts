import { nameOn } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const IN_SLICE = 'r.upload_id = $uploadId and r.number > $after and r.number <= $through';

/** Rows by which somebody who has begun a form has another course. */
const MOVED = `sheet_upload_row r
    join application p on p.session_id = (r.record->>'session_id')::int4 and p.jamb_number = r.record->>'registration_number'`;

export const movedRows = sql('moved-candidates-of-upload')`
  select r.number, (count(*) over ())::int4 as all from sheet_upload_row r
   where r.upload_id = $uploadId and r.outcome in ('changed', 'corrected') and r.before->'department_id' <> r.after->'department_id'
     and exists (select from application p where p.session_id = (r.record->>'session_id')::int4 and p.jamb_number = r.record->>'registration_number')
   order by r.number limit $limit`;

export const movedIn = sql('moved-candidates-in-slice')`
  select p.id as application_id, p.application_number, ${nameOn('p')} as full_name, p.email,
    p.completed_at is not null as is_submitted,
         b.name as before, n.name as after
    from ${MOVED} join department b on b.id = (r.before->>'department_id')::int4 join department n on n.id = (r.after->>'department_id')::int4
   where ${IN_SLICE} and r.outcome = 'corrected' and b.id <> n.id and p.email <> '' order by r.number`;

/** A newer list takes nobody off: who is on the session's list and in no row of the file stays. */
export const absentCandidates = sql('candidates-absent-from-upload')`
  select c.registration_number, c.lastname, c.firstname, c.middlename, (count(*) over ())::int4 as all
    from jamb_candidate c
   where c.list = $list and c.session_id = (select (record->>'session_id')::int4 from sheet_upload_row where upload_id = $uploadId and record is not null
     limit 1)
     and not exists (select from sheet_upload_row r where r.upload_id = $uploadId and r.key = jsonb_build_array(c.session_id, c.registration_number)::text)
   order by c.registration_number limit $limit`;
