import { statement } from '../database/statement.ts';

export const readLineKey = statement('read-waiting-line-key', 'select key from waiting_line', { key: 'text' });

export const readLine = statement('read-waiting-line', 'select issued, admitted from waiting_line', { issued: 'int8', admitted: 'int8' });

/** $1 how many join at the end, $2 how many may come in from the front. */
export const moveLine = statement('move-waiting-line', `
  update waiting_line set issued = issued + $1::bigint, admitted = least(issued + $1::bigint, admitted + $2::bigint)
  returning issued, admitted`, { issued: 'int8', admitted: 'int8' });

/** $1 number, $2 now. When the place first let somebody in. */
export const usePlace = statement('use-place', `
  insert into used_place (number, used_at) values ($1, $2)
  on conflict (number) do update set number = excluded.number
  returning used_at`, { used_at: 'timestamptz' });

/** $1 now. A place is older than a day before its use is forgotten: it then counts no more. */
export const forgetPlaces = statement('forget-used-places', "delete from used_place where used_at < $1::timestamptz - interval '2 days' returning 1 as gone", { gone: 'int4' });
