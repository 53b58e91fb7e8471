import { sql } from '../../../platform/database/describedSql.ts';

export const listSessions = sql('list-sessions')`
  select id, name from academic_session where active or is_open order by is_open desc, name desc`;

/** Null for a session that was open before openings were written down. */
const OPENED_ON =
  'case when isfinite(opened_at) then (opened_at at time zone \'Africa/Lagos\')::date end as "opened_on?"';

export const findOpenSession = sql('open-session')`
  select id, name, ${OPENED_ON} from academic_session where is_open`;

export const findSessionNamed = sql('session-named')`
  select id, name from academic_session where name = $name`;
