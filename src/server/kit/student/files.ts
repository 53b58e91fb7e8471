import type { StudentFile } from '#contract/students/profiles.ts';
import { kindOfContentType } from '#rules/files.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import type { ReadFile } from './sending.ts';

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

interface Stored {
  readonly name: string;
  readonly contentType: string;
  readonly byteCount: number;
  readonly fileId: string;
}

/** @throws Problem 404 where no row came */
export function readable({ files }: Pick<Platform, 'files'>, [file]: readonly Stored[]): ReadFile {
  if (!file) throw notFound('This file does not exist');
  const { name, contentType, byteCount: size, fileId } = file;
  return { name, contentType, size, read: () => files.read(fileId) };
}
