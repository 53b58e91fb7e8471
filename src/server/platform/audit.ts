import type { Queryable } from './database/database.ts';
import { sql } from './database/describedSql.ts';

/** Written in the transaction of every change of money, marks, access or a person's record. */
export interface AuditEntry {
  readonly at: Date;
  /** `applicant:<id>`, `user:<id>`, `system:<job>`, or `user:<who acts> as user:<in whose place>`. */
  readonly actor: string;
  /** A verb of the domain: `section-saved`, `payment-credited`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly ip?: string;
}

/** The names of the entry's JSON with the SQL of each value: `{ before: 'to_jsonb(before)', after: { email: '$email::text' } }`. */
interface Detail {
  readonly [name: string]: string | Detail;
}

/** What differs from an entry by `$actor`, at `$now`, from `$ip`, about the row's `id`, without details: SQL of the parameters and of the row. */
interface Parts {
  readonly id?: string;
  readonly detail?: Detail | string;
  readonly at?: string;
  readonly actor?: string;
  readonly ip?: string;
}

const AUDIT_COLUMNS = 'at, actor, action, subject_kind, subject_id, detail, ip';

/**
 * A part of the statement that makes the change: `with voided as (…), ${audited('invoice-voided', 'invoice', 'voided')} select …`.
 * Actions and kinds are names; what is no name is SQL.
 * @param from the rows, each of which has an entry; there is one entry where it is null
 */
export const audited = (...entries: Parameters<typeof auditInsert>): string =>
  `audited as (${auditInsert(...entries)})`;

/** The same where it is the last part of a statement, or one of two. */
export function auditInsert(action: string, kind: string, from: string | null, parts: Parts = {}): string {
  const { id = 'id', detail = "'{}'::jsonb", at = '$now', actor = '$actor', ip = '$ip?' } = parts;
  return `insert into audit_entry (${AUDIT_COLUMNS})
    select ${at}::timestamptz, (${actor})::text, ${textOf(action)}, ${textOf(kind)}, (${id})::text, ${json(detail)}, ${ip}::text${from ? ` from ${from}` : ''}`;
}

const textOf = (name: string): string => (/^[\w.-]+$/.test(name) ? `'${name}'` : name);

function json(detail: Detail | string): string {
  if (typeof detail === 'string') return detail;
  const parts = Object.entries(detail).map(([name, value]) => `'${name}', ${json(value)}`);
  return `jsonb_build_object(${parts.join(', ')})`;
}

const insertEntry = sql(
  'write-audit-entry',
)`${auditInsert('$action', '$subjectKind', null, { at: '$at', id: '$subjectId', detail: '$detail::jsonb' })}`;

export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subjectKind, subjectId, detail = {}, ip = null } = entry;
  await insertEntry(tx, { at, actor, action, subjectKind, subjectId, detail, ip });
}
