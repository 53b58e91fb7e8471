import type { Platform } from '../platform.ts';
import { findLoose, forgetLoose, loosen } from './sql.ts';

/**
 * A file and the row that names it cannot be written in one step. So a new file is written down as loose before it is
 * put, and the statement that names it takes it off the list; a statement that drops a name puts its file there. What a
 * crash leaves behind stands on the list, and is swept.
 */
const A_SWEEP = 200;
const LOOSE_FOR_MS = 60 * 60 * 1000;

type Files = Pick<Platform, 'files' | 'database' | 'now'>;

/** Keeps bytes under a new id that nothing names yet: the caller's next statement names it, and deletes it from `loose_file`. */
export async function putLoose({ files, database, now }: Files, bytes: Buffer | AsyncIterable<Buffer>): Promise<string> {
  const id = crypto.randomUUID();
  await loosen(database, { fileId: id, now: now() });
  await files.put(id, bytes);
  return id;
}

/** Removes files that a statement has made loose, or that were put and not named. */
export async function removeLoose({ files, database }: Pick<Platform, 'files' | 'database'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all(ids.map((id) => files.remove(id)));
  await forgetLoose(database, { fileIds: ids });
}

/** Removes what has been loose for an hour: longer than any file takes to be put and named. */
export async function sweepLooseFiles(platform: Platform): Promise<void> {
  for (;;) {
    const loose = await findLoose(platform.database, { before: new Date(platform.now().getTime() - LOOSE_FOR_MS), limit: A_SWEEP });
    await removeLoose(platform, loose.map(({ id }) => id));
    if (loose.length < A_SWEEP) return;
  }
}
