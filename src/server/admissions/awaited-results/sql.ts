import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const windows = sql('awaited-windows')`
  select w.id, e.name as session, w.opens_on, w.closes_on, w.note, w.shut_at is not null as shut
    from awaited_window w join academic_session e on e.id = w.session_id order by w.id desc limit 50`;

export const insertWindow = sql('open-awaited-window')`
  with opened as (
    insert into awaited_window (session_id, opens_on, closes_on, note, actor, created_at)
    values ($sessionId, $opensOn, $closesOn, $note, $actor, $now) returning id, opens_on, closes_on
  ), ${audited('awaited-window-opened', 'awaited-window', 'opened', { detail: { from: 'opens_on', to: 'closes_on' } })}
  select id from opened`;

export const shutWindow = sql('shut-awaited-window')`
  with shut as (
    update awaited_window set shut_at = $now where id = $id and shut_at is null returning id
  ), ${audited('awaited-window-shut', 'awaited-window', 'shut')}
  select id from shut`;

export const endedWindows = sql('ended-awaited-windows')`
  select id from awaited_window where shut_at is null and closes_on < $today order by id`;

/** Of an application: the last day on which what is awaited may be added. */
export const openFor = sql('awaited-window-open-for')`
  select max(w.closes_on) as "until?"
    from application a join awaited_window w on w.session_id = a.session_id and w.shut_at is null and $today between w.opens_on and w.closes_on
   where a.id = $applicationId and a.completed_at is not null and exists (
     select from application_section s where s.application_id = a.id and s.section = 'o-level-result' and awaits_result(s.answers))`;

/** Begun within a window, with none open any more. */
export const unfinished = sql('unfinished-awaited-results')`
  select a.id from application a where a.completed_at is null and a.reopened_by = 'awaited' and not exists (
    select from awaited_window w where w.session_id = a.session_id and w.shut_at is null and $today between w.opens_on and w.closes_on)
   order by a.id limit 200`;
