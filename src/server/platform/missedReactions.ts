import { statement } from './database/statement.ts';

export const insertMissed = statement(
  'insert-missed-reaction',
  { event: 'text', domain: 'text', happened: 'jsonb', now: 'timestamptz', error: 'text' },
  `
  insert into missed_reaction (event, domain, happened, missed_at, try_at, error) values ($event, $domain, $happened, $now, $now, $error)`,
  {},
);

export const dueReactions = statement(
  'due-missed-reactions',
  { now: 'timestamptz' },
  `
  select id, event, domain, tries from missed_reaction where try_at <= $now order by try_at, id limit 200`,
  { id: 'uuid', event: 'text', domain: 'text', tries: 'int4' },
);

/** No row comes where another server tries it, or has done it. */
export const lockMissed = statement(
  'lock-missed-reaction',
  { id: 'uuid' },
  'select event, domain, happened from missed_reaction where id = $id for update skip locked',
  { event: 'text', domain: 'text', happened: 'jsonb' },
);

export const postponeMissed = statement(
  'postpone-missed-reaction',
  { id: 'uuid', tryAt: 'timestamptz', error: 'text' },
  'update missed_reaction set tries = tries + 1, try_at = $tryAt, error = $error where id = $id',
  {},
);

export const deleteMissed = statement(
  'delete-missed-reaction',
  { id: 'uuid' },
  'delete from missed_reaction where id = $id',
  {},
);
