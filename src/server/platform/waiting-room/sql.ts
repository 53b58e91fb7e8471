import { statement } from '../database/statement.ts';

export const readLineKey = statement('read-waiting-line-key', {}, 'select key from waiting_line', { key: 'text' });

export const readLine = statement('read-waiting-line', {}, 'select issued, admitted from waiting_line', {
  issued: 'int8',
  admitted: 'int8',
});

export const moveLine = statement(
  'move-waiting-line',
  { joined: 'int8', admitted: 'int8' },
  `
  update waiting_line set issued = issued + $joined::bigint, admitted = least(issued + $joined::bigint, admitted + $admitted::bigint)
  returning issued, admitted`,
  { issued: 'int8', admitted: 'int8' },
);

/** It returns when the place first let somebody in. */
export const usePlace = statement(
  'use-place',
  { number: 'int8', now: 'timestamptz' },
  `
  insert into used_queue_number (number, used_at) values ($number, $now)
  on conflict (number) do update set number = excluded.number
  returning used_at`,
  { used_at: 'timestamptz' },
);

/** A place counts for a day, so its use may be forgotten after two. */
export const forgetPlaces = statement(
  'forget-used-places',
  { now: 'timestamptz' },
  `
  delete from used_queue_number where used_at < $now::timestamptz - interval '2 days' returning 1 as gone`,
  { gone: 'int4' },
);
