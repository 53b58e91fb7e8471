import Type from 'typebox';
import auditList from '#lists/people/audit.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Changes } from '../kit/history.ts';
import { listed } from '../kit/list.ts';

const access = { claim: 'audit' } as const;
const Text = Type.Union([Type.String(), Type.Null()]);

const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  /** The user name ('bello as okafor' while impersonating), or what acted by itself, in words: 'Remita, of a payment'. */
  actor: Type.String(),
  action: Type.String(),
  /** What kind of thing it was done to, and its name where it has one. */
  subject: Type.String(),
  /** The page that shows it, for who may open that. */
  subjectPage: Text,
  ip: Text,
});

export const auditEntries = listed({
  path: '/Audit/entries',
  access,
  declared: auditList,
  summary: 'The audit log',
  row: AuditRow,
  filters: {
    action: Type.String({ maxLength: 60, pattern: '^[a-z0-9.-]+$' }),
    subjectId: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9./-]+$' }),
    ip: Type.String({ maxLength: 45, pattern: '^[0-9a-fA-F.:]+$' }),
  },
});

export const auditEntry = endpoint({
  method: 'GET',
  path: '/Audit/entry/:id',
  access,
  summary: 'One entry of the audit log, with what was before and after',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  reply: Type.Object({ ...AuditRow.properties, subjectId: Type.String(), changes: Changes }),
});
export type AuditRecord = Reply<typeof auditEntry>;

export const auditActions = endpoint({
  method: 'GET',
  path: '/Audit/actions',
  access,
  summary: 'Every action that the audit log knows',
  reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
