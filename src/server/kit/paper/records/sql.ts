import { sql } from '../../../platform/database/describedSql.ts';
const WHERE = 'kind = $kind and subject_kind = $subjectKind and subject_id = $subjectId and revoked_at is null';

/** Until the transaction ends nobody else issues this paper. */
export const lockPaper = sql('lock-paper')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext($paper))) as lock`;

export const validRecord = sql('valid-document-record')`
  select id, number, code, hash, issued_at from document_record where ${WHERE}`;

export const revokeRecord = sql('revoke-document-record')`
  update document_record set revoked_at = $now, revoked_because = $because? where ${WHERE} returning id`;

export const revokeRecordsOfStudent = sql('revoke-document-records-of-student')`
  update document_record set revoked_at = $now, revoked_because = $because
   where student_id = $studentId and kind = any($kinds::text[]) and issued_at >= $since and revoked_at is null returning id`;

export const revokeRecordsAbout = sql('revoke-document-records-about')`
  update document_record set revoked_at = $now where subject_kind = $subjectKind and subject_id = any($subjectIds::text[]) and revoked_at is null`;

export const insertRecord = sql('insert-document-record')`
  with made as (
    insert into document_record (kind, number, code, subject_kind, subject_id, hash, facts, student_id, issued_at)
    values ($kind, $prefix || lpad(nextval('document_record_serial')::text, 6, '0'), $code, $subjectKind, $subjectId, $hash, $facts::jsonb, $studentId?, $now)
    returning id, number, code, hash, issued_at
  ), replaced as (
    update document_record r set replaced_by = made.id from made where r.id = $replaces?
  )
  select * from made`;
