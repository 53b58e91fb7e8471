import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** The open session is closed before the other opens: one is open at a time. $2 now, $3 actor, $4 ip. */
const moving = (chosen: string, openedAt: string, closedAt: string, action: string) => `
  with chosen as (
    select id, name from academic_session where ${chosen} for update
  ), closed as (
    update academic_session set is_open = false, opened_at = ${closedAt} where is_open and exists (select from chosen) returning id, name
  ), opened as (
    update academic_session s set is_open = true, opened_at = ${openedAt}
      from chosen where s.id = chosen.id and (select count(*) from closed) >= 0 returning s.id, s.name
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $2::timestamptz, $3::text, '${action}', 'academic_session', opened.id::text,
           jsonb_build_object('before', (select to_jsonb(closed) from closed), 'after', to_jsonb(opened)), $4::text from opened
  )
  select name from opened`;

/** $1 session. Nothing for one that is open already, or switched off. */
export const openSession = statement('open-academic-session', moving('id = $1 and active and not is_open', '$2', `coalesce(opened_at, '-infinity')`, 'opened'), { name: 'text' });

/** $1 the open session. The one that was open before it opens again; nothing where there was none. */
export const rollbackSession = statement('rollback-academic-session', moving(
  `id = (select id from academic_session where active and not is_open and opened_at is not null order by opened_at desc limit 1)
      and exists (select from academic_session where is_open and id = $1)`, 's.opened_at', 'null', 'opening-taken-back'), { name: 'text' });
