import { displayMoment } from '#rules/displayDate.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { Problem } from '../../platform/problem.ts';
import { actedBy, joinActor } from '../people.ts';

/** A record as its editor has seen it. */
export interface Seen<Key = number> {
  readonly id: Key;
  readonly revision: number;
}

const lastChange = sql('last-change')`
  select e.at, coalesce(${actedBy('e.actor')}, 'The college') as name
    from audit_entry e ${joinActor('u', 'e.actor')}
   where e.subject_kind = $kind and e.subject_id = $id order by e.at desc, e.id desc limit 1`;

/** The 409 for who would overwrite what they have not seen. @param kind and `id` are those of the audit log */
export async function stale(db: Queryable, kind: string, id: string | number): Promise<Problem> {
  const [change] = await lastChange(db, { kind, id: String(id) });
  const who = change ? `${change.name} changed this on ${displayMoment(change.at.toISOString())}` : 'This was changed';
  return new Problem(409, `${who}, after you opened it`, { title: 'Not saved!' });
}
