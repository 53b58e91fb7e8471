import { sql } from '../../platform/database/describedSql.ts';

/**
 * Returns no row where the key was used: whoever sends it at the same time waits here until the first is over. What is older
 * than a day is forgotten meanwhile.
 */
export const takeKey = sql('take-bulk-key')`
  with old as (select user_id, key from bulk_act where acted_at < $now::timestamptz - interval '1 day' for update skip locked),
       forgotten as (delete from bulk_act where (user_id, key) in (select user_id, key from old))
  insert into bulk_act (user_id, key, path, request, acted_at) values ($userId, $key, $path, $request, $now) on conflict do nothing returning key`;

export const bulkAct = sql('bulk-act')`
  select path, request, done as "done!", unchanged as "unchanged!", refused as "refused!" from bulk_act where user_id = $userId and key = $key`;

export const storeOutcome = sql('store-bulk-outcome')`
  update bulk_act set done = $done::jsonb, unchanged = $unchanged, refused = $refused::jsonb where user_id = $userId and key = $key`;
