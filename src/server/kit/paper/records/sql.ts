import { statement } from '../../../platform/database/statement.ts';

const OF = { kind: 'text', subjectKind: 'text', subjectId: 'text' } as const;
const WHERE = 'kind = $kind and subject_kind = $subjectKind and subject_id = $subjectId and revoked_at is null';
const RECORD = { id: 'uuid', number: 'text', code: 'text', hash: 'text', issued_at: 'timestamptz' } as const;

/** Until the transaction ends nobody else issues this paper. */
export const lockPaper = statement(
  'lock-paper',
  { paper: 'text' },
  `select 1 as locked from (select pg_advisory_xact_lock(hashtext($paper))) as lock`,
  { locked: 'int4' },
);

export const validRecord = statement(
  'valid-document-record',
  OF,
  `select id, number, code, hash, issued_at from document_record where ${WHERE}`,
  RECORD,
);

export const revokeRecord = statement(
  'revoke-document-record',
  { ...OF, now: 'timestamptz', because: 'text?' },
  `update document_record set revoked_at = $now, revoked_because = $because where ${WHERE} returning id`,
  { id: 'uuid' },
);

export const revokeRecordsOfStudent = statement(
  'revoke-document-records-of-student',
  { studentId: 'uuid', kinds: 'text[]', since: 'timestamptz', now: 'timestamptz', because: 'text' },
  `
  update document_record set revoked_at = $now, revoked_because = $because
   where student_id = $studentId and kind = any($kinds::text[]) and issued_at >= $since and revoked_at is null returning id`,
  { id: 'uuid' },
);

export const revokeRecordsAbout = statement(
  'revoke-document-records-about',
  { subjectKind: 'text', subjectIds: 'text[]', now: 'timestamptz' },
  `
  update document_record set revoked_at = $now where subject_kind = $subjectKind and subject_id = any($subjectIds::text[]) and revoked_at is null`,
  {},
);

export const insertRecord = statement(
  'insert-document-record',
  {
    ...OF,
    prefix: 'text',
    code: 'text',
    hash: 'text',
    facts: 'jsonb',
    studentId: 'uuid?',
    replaces: 'uuid?',
    now: 'timestamptz',
  },
  `
  with made as (
    insert into document_record (kind, number, code, subject_kind, subject_id, hash, facts, student_id, issued_at)
    values ($kind, $prefix || lpad(nextval('document_record_serial')::text, 6, '0'), $code, $subjectKind, $subjectId, $hash, $facts, $studentId, $now)
    returning id, number, code, hash, issued_at
  ), replaced as (
    update document_record r set replaced_by = made.id from made where r.id = $replaces
  )
  select * from made`,
  RECORD,
);
