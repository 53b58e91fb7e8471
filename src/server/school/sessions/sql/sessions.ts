import { statement } from '../../../platform/database/statement.ts';

const SESSION = { id: 'int4', name: 'text' } as const;

export const listSessions = statement('list-sessions', {}, 'select id, name from academic_session where active or is_open order by is_open desc, name desc', SESSION);

export const findOpenSession = statement('open-session', {}, 'select id, name from academic_session where is_open', SESSION);

export const findSessionNamed = statement('session-named', { name: 'text' }, 'select id, name from academic_session where name = $name', SESSION);
