import type { Queryable } from './database/database.ts';
import { statement } from './database/statement.ts';

/** A change of money, marks, access or a person's record: who did what to what, and when. */
export interface AuditEntry {
  readonly at: Date;
  /** `applicant:<id>`, `user:<id>`, `user:<id> as user:<id>` in another person's place, or `system:<job>`. */
  readonly actor: string;
  /** What was done, as a verb of the domain: `section-saved`, `payment-credited`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly ip?: string;
}

/**
 * The columns of an entry, for a domain that writes it in the same statement as the change:
 * `, audited as (insert into audit_entry (${AUDIT_COLUMNS}) select ... from changed)`.
 */
export const AUDIT_COLUMNS = 'at, actor, action, subject_kind, subject_id, detail, ip';

const insertEntry = statement('write-audit-entry', {
  at: 'timestamptz', actor: 'text', action: 'text', subjectKind: 'text', subjectId: 'text', detail: 'jsonb', ip: 'text?',
}, `
  insert into audit_entry (${AUDIT_COLUMNS}) values ($at, $actor, $action, $subjectKind, $subjectId, $detail, $ip)`, {});

/** Writes an entry; `tx` is the transaction of the change itself. */
export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subjectKind, subjectId, detail = {}, ip = null } = entry;
  await insertEntry(tx, { at, actor, action, subjectKind, subjectId, detail, ip });
}
