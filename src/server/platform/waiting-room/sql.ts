import { sql } from '../database/describedSql.ts';

export const readLineKey = sql('read-waiting-line-key')`
  select key from waiting_line`;

export const readLine = sql('read-waiting-line')`
  select issued, admitted from waiting_line`;

export const moveLine = sql('move-waiting-line')`
  update waiting_line set issued = issued + $joined::bigint, admitted = least(issued + $joined::bigint, admitted + $admitted::bigint)
  returning issued, admitted`;

/** It returns when the place first let somebody in. */
export const usePlace = sql('use-place')`
  insert into used_queue_number (number, used_at) values ($number, $now)
  on conflict (number) do update set number = excluded.number
  returning used_at`;

/** A place counts for a day, so its use may be forgotten after two. */
export const forgetPlaces = sql('forget-used-places')`
  delete from used_queue_number where used_at < $now::timestamptz - interval '2 days' returning 1 as gone`;
