import type { StudentFile } from '#contract/students/profiles.ts';
import { kindOfContentType } from '#rules/files.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

const filesOf = statement(
  'student-files-of',
  { userId: 'uuid' },
  'select id, name, content_type, byte_count from student_file where user_id = $userId order by uploaded_at',
  { id: 'uuid', name: 'text', content_type: 'text', byte_count: 'int4' },
);

/** What a person has sent, and their forms may name. */
export const filesOfUser = async (db: Queryable, userId: string): Promise<StudentFile[]> =>
  (await filesOf(db, { userId })).map(({ id, name, content_type, byte_count }) => ({
    id,
    name,
    kind: kindOfContentType(content_type)!,
    size: byte_count,
  }));
