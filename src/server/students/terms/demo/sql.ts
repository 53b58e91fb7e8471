import { sql } from '../../../platform/database/describedSql.ts';

export const insertDemoTerms = sql('demo.current-terms')`
  insert into current_term (student_type_id, session_id, semester_id, since, set_by)
  select t.id, $sessionId, (select min(id) from semester where active), $since, $actor from student_type t order by t.id
  on conflict do nothing`;
