import type { Queryable } from './database/database.ts';
import { statement } from './database/statement.ts';

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

/** A statement that makes a change writes its entry: `insert into audit_entry (${AUDIT_COLUMNS}) select … from changed`. */
export const AUDIT_COLUMNS = 'at, actor, action, subject_kind, subject_id, detail, ip';

const insertEntry = statement(
  'write-audit-entry',
  {
    at: 'timestamptz',
    actor: 'text',
    action: 'text',
    subjectKind: 'text',
    subjectId: 'text',
    detail: 'jsonb',
    ip: 'text?',
  },
  `
  insert into audit_entry (${AUDIT_COLUMNS}) values ($at, $actor, $action, $subjectKind, $subjectId, $detail, $ip)`,
  {},
);

export async function writeAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subjectKind, subjectId, detail = {}, ip = null } = entry;
  await insertEntry(tx, { at, actor, action, subjectKind, subjectId, detail, ip });
}
