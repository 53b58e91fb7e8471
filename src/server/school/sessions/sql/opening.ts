import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/**
 * One opening at a time: call it in the transaction, before the statement that opens. A lock within that statement would come too
 * late, since the statement sees the sessions as they were when it began.
 */
export const lockOpening = sql('lock-academic-session-opening')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('academic session'))) as lock`;

/** The open session is closed before the other opens, since one is open at a time. */
const moving = (chosen: string, openedAt: string, closedAt: string, action: string) => `
  with chosen as (
    select id, name from academic_session where ${chosen} for update
  ), closed as (
    update academic_session set is_open = false, opened_at = ${closedAt} where is_open and exists (select from chosen) returning id, name
  ), opened as (
    update academic_session s set is_open = true, opened_at = ${openedAt}
      from chosen where s.id = chosen.id and (select count(*) from closed) >= 0 returning s.id, s.name
  ), ${audited(action, 'academic_session', 'opened', {
    id: 'opened.id',
    detail: { before: '(select to_jsonb(closed) from closed)', after: 'to_jsonb(opened)' },
  })}
  select name from opened`;

/** No row comes for a session that is open already, or switched off. */
export const openSession = sql(
  'open-academic-session',
)`${moving('id = $sessionId and active and not is_open', '$now', `coalesce(opened_at, '-infinity')`, 'opened')}`;

/** `sessionId` is the open session; the one before it opens again, and no row comes where there was none. */
export const rollbackSession = sql('rollback-academic-session')`${moving(
  `id = (select id from academic_session where active and not is_open and opened_at is not null order by opened_at desc, id desc limit 1)
      and exists (select from academic_session where is_open and id = $sessionId)`,
  's.opened_at',
  'null',
  'opening-taken-back',
)}`;
