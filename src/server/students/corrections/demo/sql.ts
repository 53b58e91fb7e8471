import { sql } from '../../../platform/database/describedSql.ts';

/** `rows` holds [{id, userId, fileId, name, bytes, fact, stood, wanted, reason, at}]. */
export const insertDemoCorrections = sql('demo.corrections')`
  with asked as (
    select r.*, s.id as student_id from jsonb_to_recordset($rows::jsonb) as r (id uuid, "userId" uuid, "fileId" uuid, name text, bytes int4, fact text,
      stood jsonb, wanted jsonb, reason text, at timestamptz)
      join student s on s.user_id = r."userId"
  ), proved as (
    insert into student_file (id, user_id, name, content_type, byte_count, file_id, uploaded_at) select "fileId", "userId", name, 'application/pdf', bytes,
      "fileId", at from asked
  )
  insert into correction_request (id, student_id, fact, stood, wanted, reason, evidence, requested_at, requested_by)
  select id, student_id, fact, stood, wanted, reason, "fileId", at, 'user:' || "userId" from asked`;
