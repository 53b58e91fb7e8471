import type { Body } from '#contract/kit/endpoint.ts';
import type { setStudentTags as contract } from '#contract/students/tags.ts';
import { tagsInWords, tagsOf } from '#rules/finance/tags.ts';
import { notify } from '../../communication/notifications/service.ts';
import { tagsOfFees } from '../../finance/assignments/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { chargeAsKnown, studentAdmitted, studentNamed } from '../records/service.ts';
import { setTags, tagsInUse } from './sql.ts';

export const FAILED = 'Not saved!';

/** A word that neither a fee nor a student has is a slip of the pen, or a group whose fees are still to be set. */
export const knownTags = async (db: Queryable): Promise<ReadonlySet<string>> =>
  new Set([...(await tagsOfFees(db)), ...(await tagsInUse(db))].map(({ tag }) => tag));

/** @throws Problem 422 at the field */
export function parseTags(typed: string | undefined, known: ReadonlySet<string>): readonly string[] {
  const tags = tagsOf(typed ?? '');
  const unknown = tags.find((tag) => !known.has(tag));
  if (unknown !== undefined)
    throw mistakeAt(
      '/tags',
      `no fee is for the group '${unknown}'. Please correct the word, or set its fees first`,
      FAILED,
    );
  return tags;
}

interface Tagged {
  readonly studentId: string;
  readonly sessionId: number;
  readonly tags: readonly string[];
  readonly actor: string;
}

/** The fees of a student follow the groups, and the student is notified of both. */
export async function tagsChanged(platform: Platform, tx: Queryable, { tags, ...charging }: Tagged): Promise<void> {
  const { session, change } = await chargeAsKnown(platform, tx, charging);
  const { userId } = await studentNamed(tx, charging.studentId);
  if (!userId) return;
  const groups =
    tags.length === 0
      ? 'You are in no group that counts for your fees'
      : `Your groups that count for fees: ${tagsInWords(tags)}`;
  const message = `${groups}. Your fees of ${session} ${change === '' ? 'are the same' : `change: ${change}`}`;
  await notify(platform, tx, { userId, category: 'studentProfile', message });
}

/** @throws Problem 422 at the field, 404 for who has no record yet, 409 where the groups are others than were seen */
export async function setStudentTags(
  platform: Platform,
  { user, ip }: By,
  { admissionId, seen, answers }: Body<typeof contract>,
): Promise<void> {
  const { database, now } = platform;
  const { tags: typed, reason } = judgeForm(platform, 'student-groups', answers, FAILED);
  const tags = parseTags(typed, await knownTags(database));
  const { studentId } = await studentAdmitted(database, admissionId);
  const actor = actorOf(user);
  await database.transaction(async (tx) => {
    const [set] = await setTags(tx, { studentId, seen, tags: [...tags], reason, now: now(), actor, ip });
    if (!set?.isSet) throw await stale(tx, 'student', studentId);
    if (set.sessionId !== null) await tagsChanged(platform, tx, { studentId, sessionId: set.sessionId, tags, actor });
  });
}
