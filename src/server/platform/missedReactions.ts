import { sql } from './database/describedSql.ts';

export const insertMissed = sql('insert-missed-reaction')`
  insert into missed_reaction (event, domain, happened, missed_at, try_at, error) values ($event, $domain, $happened::jsonb, $now, $now, $error)`;

export const dueReactions = sql('due-missed-reactions')`
  select id, event, domain, tries from missed_reaction where try_at <= $now order by try_at, id limit 200`;

/** No row comes where another server tries it, or has done it. */
export const lockMissed = sql('lock-missed-reaction')`
  select event, domain, happened from missed_reaction where id = $id for update skip locked`;

export const postponeMissed = sql('postpone-missed-reaction')`
  update missed_reaction set tries = tries + 1, try_at = $tryAt, error = $error where id = $id`;

export const deleteMissed = sql('delete-missed-reaction')`
  delete from missed_reaction where id = $id`;
