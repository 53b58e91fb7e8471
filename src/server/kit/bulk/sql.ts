import { statement } from '../../platform/database/statement.ts';

/**
 * Returns no row where the key was used: whoever sends it at the same time waits here until the first is over. What is older
 * than a day is forgotten meanwhile.
 */
export const takeKey = statement(
  'take-bulk-key',
  { userId: 'uuid', key: 'uuid', path: 'text', request: 'text', now: 'timestamptz' },
  `
  with old as (select user_id, key from bulk_act where acted_at < $now::timestamptz - interval '1 day' for update skip locked),
       forgotten as (delete from bulk_act where (user_id, key) in (select user_id, key from old))
  insert into bulk_act (user_id, key, path, request, acted_at) values ($userId, $key, $path, $request, $now) on conflict do nothing returning key`,
  { key: 'uuid' },
);

export const bulkAct = statement(
  'bulk-act',
  { userId: 'uuid', key: 'uuid' },
  `
  select path, request, done, unchanged, refused from bulk_act where user_id = $userId and key = $key`,
  { path: 'text', request: 'text', done: 'jsonb', unchanged: 'int4', refused: 'jsonb' },
);

export const storeOutcome = statement(
  'store-bulk-outcome',
  { userId: 'uuid', key: 'uuid', done: 'jsonb', unchanged: 'int4', refused: 'jsonb' },
  `
  update bulk_act set done = $done, unchanged = $unchanged, refused = $refused where user_id = $userId and key = $key`,
  {},
);
