import { sql } from '../../../platform/database/describedSql.ts';

export const insertEarlierSessions = sql('demo.sessions')`
  insert into academic_session (name) select name from unnest($names::text[]) with ordinality as n (name, place) order by place on conflict do nothing`;

export const openEarlier = sql('demo.session-opening')`
  update academic_session set opened_at = least(opened_at, $openedAt) where id = $sessionId`;
