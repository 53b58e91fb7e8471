import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** Locked in one order, so that two who mark many at once wait for one another in turn. */
export const lockSubmittedOf = sql('lock-submitted-of-applicants')`
  select a.id from invoice i join payment p on p.invoice_id = i.id join application a on a.rrr = p.rrr
   where i.id = any($ids::uuid[]) and a.completed_at is not null order by a.id for update of a`;

export const shortlist = sql('shortlist-applications')`
  with made as (
    insert into application_shortlist (application_id, note, at, actor) select id, $note, $now, $actor from unnest($applications::uuid[]) as id
    on conflict (application_id) do nothing returning application_id
  ), ${audited('application-shortlisted', 'application', 'made', { id: 'application_id', detail: { note: '$note::text' } })}
  select application_id from made`;

export const takeOff = sql('take-applications-off-the-shortlist')`
  with gone as (
    delete from application_shortlist where application_id = any($applications::uuid[]) returning application_id
  ), ${audited('application-taken-off-the-shortlist', 'application', 'gone', { id: 'application_id', detail: { note: '$note::text' } })}
  select application_id from gone`;
