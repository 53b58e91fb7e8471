import type { HistoryEntry } from '#contract/kit/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { actedBy, joinActor } from '../people.ts';
import { changesOf } from './changes.ts';

const listHistory = statement(
  'list-history',
  { kind: 'text', id: 'text' },
  `
  select e.id, e.at, ${actedBy('e.actor')} as actor, e.action, e.detail
    from audit_entry e ${joinActor('u', 'e.actor')}
   where e.subject_kind = $kind and e.subject_id = $id
   order by e.at desc, e.id desc limit 100`,
  { id: 'int8', at: 'timestamptz', actor: 'text?', action: 'text', detail: 'jsonb' },
);

/** @param kind what the audit log calls the record: its table, unless its domain says otherwise */
export async function historyOf(db: Queryable, kind: string, id: string | number): Promise<HistoryEntry[]> {
  const entries = await listHistory(db, { kind, id: String(id) });
  return entries.map(({ detail, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    changes: changesOf(detail as Record<string, unknown>),
  }));
}
