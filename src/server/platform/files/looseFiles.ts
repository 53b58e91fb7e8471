import type { Platform } from '../platform.ts';
import { findLoose, forgetLoose, loosen } from './sql.ts';

/** A file is listed as loose before it is put and while no row names it, so what a crash leaves behind is swept. */
const SWEEP_SIZE = 200;
/** No file takes this long to be put and named. */
const LOOSE_FOR_MS = 60 * 60 * 1000;

type Files = Pick<Platform, 'files' | 'database' | 'now'>;

/** The caller's next statement names the file and deletes it from `loose_file`. */
export async function putLoose(
  { files, database, now }: Files,
  bytes: Buffer | AsyncIterable<Buffer>,
): Promise<string> {
  const id = crypto.randomUUID();
  await loosen(database, { fileId: id, now: now() });
  await files.put(id, bytes);
  return id;
}

export async function removeLoose(
  { files, database }: Pick<Platform, 'files' | 'database'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all(ids.map((id) => files.remove(id)));
  await forgetLoose(database, { fileIds: ids });
}

export async function sweepLooseFiles(platform: Platform): Promise<void> {
  for (;;) {
    const loose = await findLoose(platform.database, {
      before: new Date(platform.now().getTime() - LOOSE_FOR_MS),
      limit: SWEEP_SIZE,
    });
    await removeLoose(
      platform,
      loose.map(({ id }) => id),
    );
    if (loose.length < SWEEP_SIZE) return;
  }
}
