import { sql } from '../../platform/database/describedSql.ts';

/** `rows` holds [{id, fileId, name, bytes}]. */
export const insertOfficersPapers = sql('demo.papers-of-officers')`
  insert into student_file (id, user_id, name, content_type, byte_count, file_id, uploaded_at)
  select r.id, u.id, r.name, 'application/pdf', r.bytes, r."fileId", $at
    from jsonb_to_recordset($rows::jsonb) as r (id uuid, "fileId" uuid, name text, bytes int4) join user_account u on u.user_name = 'bursar'`;
