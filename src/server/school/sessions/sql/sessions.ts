import { statement } from '../../../platform/database/statement.ts';

const SESSION = { id: 'int4', name: 'text' } as const;

export const listSessions = statement(
  'list-sessions',
  {},
  'select id, name from academic_session where active or is_open order by is_open desc, name desc',
  SESSION,
);

/** Null for a session that was open before openings were written down. */
const OPENED_ON = "case when isfinite(opened_at) then (opened_at at time zone 'Africa/Lagos')::date end as opened_on";

export const findOpenSession = statement(
  'open-session',
  {},
  `select id, name, ${OPENED_ON} from academic_session where is_open`,
  { ...SESSION, opened_on: 'date?' },
);

export const findSessionNamed = statement(
  'session-named',
  { name: 'text' },
  'select id, name from academic_session where name = $name',
  SESSION,
);
