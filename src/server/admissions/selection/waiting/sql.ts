import { HOLDS_NO_SEAT } from '../../admission-list/service.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Whose places are given: a quota is not made smaller until the transaction ends. */
export const lockQuotas = sql('lock-quotas')`
  select id from quota where session_id = $sessionId and active order by id for share`;

export const committedRun = sql('committed-selection-run')`
  select id, committed_at as "committed_at!" from selection_run where session_id = $sessionId and state = 'committed' order by committed_at desc, id limit 1`;

/** In the order of the run. Whom a list has admitted since then waits no longer. */
export const waitingPlaces = sql('waiting-places')`
  select p.id, p.quota_id, p.registration_number, p.aggregate, p.rank, c.state_id,
         exists (select from tie_decision t where t.quota_id = p.quota_id and t.registration_number = p.registration_number
           and t.aggregate = p.aggregate) as "is_preferred!"
    from selection_place p join selection_run r on r.id = p.run_id
         join jamb_candidate c on c.session_id = r.session_id and c.registration_number = p.registration_number
   where p.run_id = $runId and p.decision in ('waiting', 'tied') and p.admission_id is null
     and not exists (select from admission a where a.session_id = r.session_id and a.reg_number = p.registration_number)
   order by p.quota_id, p.rank, p.registration_number`;

/** Places that were given up since the run and that nobody has moved up into, the earliest first. */
export const freedPlaces = sql('freed-places')`
  select q.id as quota_id, w.number, w.step, w.at, a.full_name, a.reg_number
    from quota q join admission a on a.session_id = q.session_id and a.department_id = q.department_id and a.programme_id = q.programme_id
         join lateral (select s.number, s.step, s.at from workflow_step s where s.subject = 'admission' and s.subject_id = a.id::text
           order by s.number desc limit 1) w on true
   where q.session_id = $sessionId and q.active and a.state in ${HOLDS_NO_SEAT} and w.at >= $since
     and not exists (select from waiting_move m where m.freed_by = w.number)
   order by w.number`;

/** `moves` holds [{quotaId, placeId, admissionId, pool, freedBy, reason}]. */
export const insertMoves = sql('insert-waiting-moves')`
  insert into waiting_move (run_id, quota_id, place_id, admission_id, pool, freed_by, reason, moved_at)
  select $runId, "quotaId", "placeId", "admissionId", pool, "freedBy", reason, $now
    from jsonb_to_recordset($moves::jsonb) as m ("quotaId" int4, "placeId" int8, "admissionId" uuid, pool text, "freedBy" int8, reason text)`;
