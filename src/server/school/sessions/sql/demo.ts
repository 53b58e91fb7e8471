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

export const insertDemoTerms = statement(
  'demo.current-terms',
  { sessionId: 'int4', since: 'timestamptz', actor: 'text' },
  `
  insert into current_term (student_type_id, session_id, semester_id, since, set_by)
  select t.id, $sessionId, (select min(id) from semester where active), $since, $actor from student_type t order by t.id
  on conflict do nothing`,
  {},
);
