import { statement } from '../../../platform/database/statement.ts';

export const insertEarlierSessions = statement(
  'demo.sessions',
  { names: 'text[]' },
  `
  insert into academic_session (name) select name from unnest($names::text[]) with ordinality as n (name, place) order by place on conflict do nothing`,
  {},
);

export const openEarlier = statement(
  'demo.session-opening',
  { sessionId: 'int4', openedAt: 'timestamptz' },
  `
  update academic_session set opened_at = least(opened_at, $openedAt) where id = $sessionId`,
  {},
);
