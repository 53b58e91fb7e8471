import { sql } from '../../../platform/database/describedSql.ts';

/** Whoever takes a place of this choice waits until the one before has taken theirs, or has not. */
export const lockPlaces = sql('applications.places.lock')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('places ' || $programme || ' ' || $field || ' ' || $answer))) as lock`;

/** The one that it holds, or else the first free one; no row when all are taken. */
export const takePlace = sql('applications.places.take')`
  with held as (
     select place from application_place where application_id = $applicationId and field = $field
   ), taken as (
     insert into application_place (application_id, session_id, programme, field, answer, place)
     select $applicationId, $sessionId, $programme, $field, $answer, free.place from generate_series(1, $places::int) as free (place)
      where not exists (select from held)
        and not exists (select from application_place p where p.programme = $programme and p.session_id = $sessionId and p.field = $field
                           and p.answer = $answer and p.place = free.place)
      order by free.place limit 1
     returning place
   )
   select place from held union all select place from taken`;

/** All but those of the answers that are submitted: `answers` by path. */
export const giveBackOtherPlaces = sql('applications.places.giveBackOthers')`
  delete from application_place where application_id = $applicationId and answer is distinct from $answers::jsonb ->> field`;

export const giveBackPlaces = sql('applications.places.giveBack')`
  delete from application_place where application_id = $applicationId and split_part(field, '/', 1) = any($sections::text[])`;

export const takenPlaces = sql('applications.places.taken')`
  select field, answer, count(*)::int as taken from application_place
    where programme = $programme and session_id = $sessionId group by field, answer`;
