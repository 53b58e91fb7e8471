import type { HistoryEntry } from '#contract/kit/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { actedBy, joinActor } from '../people.ts';
import { changesOf } from './changes.ts';

const listHistory = sql('list-history')`
  select e.id, e.at, ${actedBy('e.actor')} as "actor?", e.action, e.detail
    from audit_entry e ${joinActor('u', 'e.actor')}
   where e.subject_kind = $kind and e.subject_id = $id
   order by e.at desc, e.id desc limit 100`;

/** @param kind what the audit log calls the record: its table, unless its domain says otherwise */
export async function historyOf(db: Queryable, kind: string, id: string | number): Promise<HistoryEntry[]> {
  const entries = await listHistory(db, { kind, id: String(id) });
  return entries.map(({ detail, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    changes: changesOf(detail as Record<string, unknown>),
  }));
}
