import { markRows } from '../../kit/upload/texts.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { HOLDS_NO_SEAT } from './sql.ts';

const HELD = `admission a where a.session_id = q.session_id and a.department_id = q.department_id and a.programme_id = q.programme_id
      and a.state not in ${HOLDS_NO_SEAT}`;

export const ceilingsOfProgrammes = sql('ceilings-of-programmes')`
  select q.department_id, q.programme_id, d.name as department, q.seats, q.carrying_capacity as capacity,
         (select count(*)::int4 from ${HELD} and a.level_id = 100) as "first_year!", (select count(*)::int4 from ${HELD}) as "admitted!"
    from quota q join department d on d.id = q.department_id where q.session_id = $sessionId and q.active order by d.name, q.id`;

/** No row where the college has set none. */
export const ceilingOfCollege = sql('ceiling-of-college')`
  select k.seats, k.source,
         (select count(*)::int4 from admission a join quota q on q.session_id = a.session_id and q.department_id = a.department_id
            and q.programme_id = a.programme_id and q.active where a.session_id = k.session_id and a.state not in ${HOLDS_NO_SEAT}) as "admitted!"
    from college_quota k where k.session_id = $sessionId`;

/** Rows up to the end of the slice that would be new places, those of earlier slices among them until they are written. */
export const newPlacesOfUpload = sql('new-places-of-upload')`
  select r.number, (r.record->>'department_id')::int4 as "department_id!", (r.record->>'programme_id')::int4 as "programme_id!",
         (r.record->>'level_id')::int4 as "level!"
    from sheet_upload_row r where r.upload_id = $uploadId and r.number <= $through and r.outcome = 'new' order by r.number`;

/** `refused` holds [{number, mistakes}]. */
export const refuseOver = sql('refuse-places-over-ceilings')`
  ${markRows(`outcome = 'refused', mistakes = o.mistakes`, `jsonb_to_recordset($refused::jsonb) as o (number int4, mistakes jsonb)`)} and r.number = o.number`;

/** Set again, it is another. */
export const setCollegeQuota = sql('set-college-quota')`
  insert into college_quota (session_id, seats, source, set_at, set_by) values ($sessionId, $seats, $source, $now, $actor)
  on conflict (session_id) do update set seats = excluded.seats, source = excluded.source, set_at = excluded.set_at, set_by = excluded.set_by`;
