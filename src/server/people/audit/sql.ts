import { sql } from '../../platform/database/describedSql.ts';
import { list } from '../../kit/list/list.ts';
import { EACH_DAY } from '../../kit/cards/days.ts';
import { equals } from '../../kit/list/filters.ts';
import { matches } from '../../kit/list/search.ts';
import { selected } from '../../kit/list/selected.ts';
import { joinActor, joinReplaced } from '../../kit/people.ts';
import { ABOUT_FOUND, JOIN_SUBJECTS, SUBJECT_KEY, SUBJECT_NAME } from './subjects.ts';

/** People are joined to each entry by their keys, because the log grows without end. */
const FROM = `audit_entry e
  ${joinActor('a', 'e.actor')}
  ${joinReplaced('r', 'e.actor')}
  ${JOIN_SUBJECTS}`;

const COLUMNS = {
  id: 'int8',
  at: 'timestamptz',
  actor: 'text',
  action: 'text',
  kind: 'text',
  about: 'text?',
  key: 'text?',
  ip: 'text?',
} as const;

const SELECT = {
  id: 'e.id',
  at: 'e.at',
  actor: `coalesce(a.user_name || coalesce(' as ' || r.user_name, ''), e.actor)`,
  action: 'e.action',
  kind: 'e.subject_kind',
  about: SUBJECT_NAME,
  key: SUBJECT_KEY,
  ip: 'e.ip',
};

const LAGOS = `at time zone 'Africa/Lagos'`;

export const auditList = list({
  name: 'audit',
  from: FROM,
  columns: COLUMNS,
  select: SELECT,
  key: { sql: 'e.id', type: 'int8' },
  opens: '-at',
  sorts: { at: { sql: 'e.at', type: 'timestamptz' } },
  filters: {
    search: {
      sql: `e.id in (
        select o.id from audit_entry o where o.acted_by in (select 'user:' || id from user_account where ${matches('search').sql})
        union all ${ABOUT_FOUND})`,
      type: 'text',
    },
    ip: equals('e.ip', 'text'),
    action: equals('e.action', 'text'),
    subjectId: equals('e.subject_id', 'text'),
    from: { sql: `e.at >= ($::date)::timestamp ${LAGOS}`, type: 'date' },
    to: { sql: `e.at < ($::date + 1)::timestamp ${LAGOS}`, type: 'date' },
  },
});

export const findAuditEntry = sql('find-audit-entry')`
  select ${selected(SELECT, COLUMNS)}, e.subject_id, e.detail from ${FROM} where e.id = $entryId`;

/** The query hops from one action to the next in the index instead of reading every entry. */
export const listActions = sql('list-audit-actions')`
  with recursive known (action) as (
    (select action from audit_entry order by action limit 1)
    union all select (select e.action from audit_entry e where e.action > known.action order by e.action limit 1) from known where known.action is not null
  )
  select action from known where action is not null`;

export const countEntriesByDay = sql('audit-entries-by-day')`
  select (select count(*) from audit_entry e where e.at >= d.at and e.at < d.next) as entries from ${EACH_DAY} order by d.at`;
