import type { Readable } from 'node:stream';
import type { OwnClearance } from '#contract/admissions/clearance.ts';
import { FILE_KINDS, isTooLarge, kindOf, SIGNATURE_BYTES, tooLarge, WRONG_TYPE } from '#rules/files.ts';
import { requireReadable } from '../documents/service.ts';
import { candidacy, lockAdmission } from '../admission-list/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import { putLoose, removeLoose } from '../../platform/files/looseFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { head, presentItem } from './present.ts';
import { countStatus, findDocument, findOwnDocument, insertDocument, itemsOf, ownCandidate } from './sql/items.ts';

const TITLE = 'Invalid Action!';

/** Of the specification. */
const MOST_MEGABYTES = 3;

/** While the office looks at them, and while it waits for answers. */
const TAKES_FILES: ReadonlySet<string> = new Set(['profiled', 'queried']);

export async function ownClearance(platform: Platform, { userId }: User): Promise<OwnClearance | null> {
  const { database } = platform;
  const [candidate] = await ownCandidate(database, { userId });
  if (!candidate) return null;
  return {
    ...(await head(platform, database, candidate)),
    mayUpload: TAKES_FILES.has(candidate.state),
    items: (await itemsOf(database, { admissionId: candidate.id })).map(presentItem),
  };
}

interface Sent {
  readonly itemId: number;
  readonly name: string;
  readonly bytes: Buffer;
}

/** The last answer hands the candidate back to the office, in the transaction that stores it. */
export async function takeDocument(
  platform: Platform,
  { itemId, name, bytes }: Sent,
  { user, ip }: By,
): Promise<string> {
  const { database, now } = platform;
  const [candidate] = await ownCandidate(database, { userId: user.userId });
  if (!candidate) throw notFound('You have no admission here');
  const contentType = await contentTypeOf(user.userId, bytes);
  const file = await putLoose(platform, bytes);
  try {
    return await database.transaction(async (tx) => {
      const [admission] = await lockAdmission(tx, { admissionId: candidate.id });
      if (!TAKES_FILES.has(admission!.state))
        throw new Problem(409, 'Your documents are not looked at any more', { title: TITLE });
      const [added] = await insertDocument(tx, {
        admissionId: candidate.id,
        itemId,
        fileId: file,
        name: plain(name),
        contentType,
        byteCount: bytes.length,
        now: now(),
      });
      if (!added)
        throw mistakeAt(
          '/itemId',
          'this document is cleared already, was sent twenty times, or is not asked of you',
          TITLE,
        );
      const [queried] = await countStatus(tx, { admissionId: candidate.id, status: 'queried' });
      if (admission!.state === 'queried' && queried!.items === 0)
        await candidacy.takeMany(tx, {
          ids: [candidate.id],
          step: 'answer',
          reason: null,
          actor: actorOf(user),
          ip,
          now: now(),
        });
      return added.id;
    });
  } catch (error) {
    await removeLoose(platform, [file]);
    throw error;
  }
}

async function contentTypeOf(owner: string, bytes: Buffer): Promise<string> {
  if (isTooLarge(bytes.length, MOST_MEGABYTES)) throw new Problem(422, tooLarge(MOST_MEGABYTES), { title: TITLE });
  const kind = kindOf(bytes.subarray(0, SIGNATURE_BYTES));
  if (!kind) throw new Problem(422, WRONG_TYPE, { title: TITLE });
  await requireReadable({
    owner,
    kind,
    read: async function* read() {
      yield bytes;
    },
  });
  return FILE_KINDS[kind].contentType;
}

/** It has no path and nothing invisible. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(-120) || 'document';

export interface SentFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  read(): Promise<Readable>;
}

/** @param userId of whoever may see their own only; null for the office. @throws Problem 404 */
export async function clearanceFile(
  { database, files }: Platform,
  documentId: string,
  userId: string | null,
): Promise<SentFile> {
  const [found] =
    userId === null
      ? await findDocument(database, { documentId })
      : await findOwnDocument(database, { documentId, userId });
  if (!found) throw notFound('This file does not exist');
  return {
    name: found.name,
    contentType: found.contentType,
    size: found.byteCount,
    read: () => files.read(found.fileId),
  };
}
