import type { StudentFile } from '#contract/students/profiles.ts';
import { FILE_KINDS, isTooLarge, kindOf, tooLarge, WRONG_TYPE } from '#rules/files.ts';
import { redrawn, requireReadable } from '../../admissions/documents/service.ts';
import type { User } from '../../platform/auth/caller.ts';
import { putLoose, removeLoose } from '../../platform/files/looseFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { filesOfUser, readable } from '../../kit/student/files.ts';
import type { ReadFile } from '../../kit/student/sending.ts';
import { findFile, insertFile, sweepFiles } from './sql.ts';

const MEGABYTES = { passport: 1, evidence: 3 } as const;

export { sendStudentFile, type ReadFile } from '../../kit/student/sending.ts';
export { filesOfUser };

/** Whoever tries out files does not fill the disk. */
const MOST_UNNAMED = 20;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

interface Sent {
  /** The sender makes it up, so that a file whose reply was lost may be sent again. */
  readonly id: string;
  readonly purpose: keyof typeof MEGABYTES;
  readonly name: string;
  readonly bytes: Buffer;
}

/** A photograph is drawn anew; evidence is stored as it was sent. @throws Problem 422 */
export async function storeFile(
  platform: Platform,
  { userId }: User,
  { id, purpose, name, bytes }: Sent,
): Promise<StudentFile> {
  if (isTooLarge(bytes.length, MEGABYTES[purpose])) throw refused(tooLarge(MEGABYTES[purpose]));
  const sent = kindOf(bytes);
  if (!sent) throw refused(WRONG_TYPE);
  const stored =
    purpose === 'passport' ? { kind: 'jpg' as const, bytes: await redrawn(userId, bytes) } : { kind: sent, bytes };
  if (purpose === 'evidence')
    await requireReadable({
      owner: userId,
      kind: sent,
      read: async function* read() {
        yield bytes;
      },
    });
  const fileId = await putLoose(platform, stored.bytes);
  const [made] = await insertFile(platform.database, {
    id,
    userId,
    name: name.slice(0, 200),
    contentType: FILE_KINDS[stored.kind].contentType,
    byteCount: stored.bytes.length,
    fileId,
    most: MOST_UNNAMED,
    now: platform.now(),
  });
  if (!made) {
    await removeLoose(platform, [fileId]);
    const before = (await filesOfUser(platform.database, userId)).find((file) => file.id === id);
    if (before) return before;
    throw refused('You have sent many files today that are used nowhere. Please try again tomorrow');
  }
  return { id, name, kind: stored.kind, size: stored.bytes.length };
}

/** @throws Problem 404 for what this person may not read */
export const fileFor = (platform: Platform, { userId, claims }: User, id: string): Promise<ReadFile> =>
  readFound(platform, { id, userId, isOfficer: claims.has('student-management') });

/** One that a record names, for a wing that has judged who may see it. @throws Problem 404 */
export const recordedFile = (platform: Platform, id: string): Promise<ReadFile> =>
  readFound(platform, { id, userId: null, isOfficer: true });

async function readFound(platform: Platform, which: Parameters<typeof findFile>[1]): Promise<ReadFile> {
  return readable(platform, await findFile(platform.database, which));
}

export const forgetFiles = ({ database, now }: Platform): Promise<unknown> =>
  sweepFiles(database, { before: new Date(now().getTime() - FORGOTTEN_AFTER_MS), now: now() });

const refused = (message: string) => new Problem(422, message, { title: 'Invalid Action!' });
