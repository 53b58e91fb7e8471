import type { StudentFile } from '#contract/students/profiles.ts';
import { kindOfContentType } from '#rules/files.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/describedSql.ts';

const filesOf = sql('student-files-of')`
  select id, name, content_type, byte_count from student_file where user_id = $userId order by uploaded_at`;

/** What a person has sent, and their forms may name. */
export const filesOfUser = async (db: Queryable, userId: string): Promise<StudentFile[]> =>
  (await filesOf(db, { userId })).map(({ id, name, contentType, byteCount }) => ({
    id,
    name,
    kind: kindOfContentType(contentType)!,
    size: byteCount,
  }));
