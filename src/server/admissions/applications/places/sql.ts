import { statement } from '../../../platform/database/statement.ts';

/** Whoever takes a place of this choice waits until the one before has taken theirs, or has not. */
export const lockPlaces = statement(
  'applications.places.lock',
  { programme: 'text', field: 'text', answer: 'text' },
  `select 1 as locked from (select pg_advisory_xact_lock(hashtext('places ' || $programme || ' ' || $field || ' ' || $answer))) as lock`,
  { locked: 'int4' },
);

/** The one that it holds, or else the first free one; no row when all are taken. */
export const takePlace = statement(
  'applications.places.take',
  { applicationId: 'uuid', programme: 'text', sessionId: 'int4', field: 'text', answer: 'text', places: 'int4' },
  `with held as (
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
   select place from held union all select place from taken`,
  { place: 'int4' },
);

/** All but those of the answers that are submitted: `answers` by path. */
export const giveBackOtherPlaces = statement(
  'applications.places.giveBackOthers',
  { applicationId: 'uuid', answers: 'jsonb' },
  `delete from application_place where application_id = $applicationId and answer is distinct from $answers::jsonb ->> field`,
  {},
);

export const giveBackPlaces = statement(
  'applications.places.giveBack',
  { applicationId: 'uuid', sections: 'text[]' },
  `delete from application_place where application_id = $applicationId and split_part(field, '/', 1) = any($sections::text[])`,
  {},
);

export const takenPlaces = statement(
  'applications.places.taken',
  { programme: 'text', sessionId: 'int4' },
  `select field, answer, count(*)::int as taken from application_place
    where programme = $programme and session_id = $sessionId group by field, answer`,
  { field: 'text', answer: 'text', taken: 'int4' },
);
