import { prerequisiteMessage } from '#rules/academics/lineReasons.ts';
import { notify } from '../../communication/notifications/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { historiesOf, prerequisiteOf } from './history.ts';
import { lineWork } from './lineWork.ts';
import { courseOffered, linesThatNeed, lockStudents, reopenRegistrations } from './sql/again.ts';

interface Published {
  readonly departmentCourseId: number;
  readonly studentIds: readonly string[];
}

interface OfCourse {
  readonly courseId: number;
  readonly studentIds: readonly string[];
}

/** What was accepted while a result was out is judged again in the transaction that publishes it. */
export async function judgeAgain(
  platform: Platform,
  tx: Queryable,
  { departmentCourseId, studentIds }: Published,
  by: By,
): Promise<void> {
  const [offered] = await courseOffered(tx, { departmentCourseId });
  await judgeNeeding(platform, tx, { courseId: offered!.courseId, studentIds }, by);
}

/**
 * Registered courses that need this one are judged again, as its result or an exemption from it is another now. A course whose prerequisite is not met waits
 * for its adviser again, and the student reads why: nothing is removed.
 */
export async function judgeNeeding(platform: Platform, tx: Queryable, of: OfCourse, by: By): Promise<void> {
  await lockStudents(tx, { studentIds: of.studentIds });
  const lines = await linesThatNeed(tx, of);
  const histories = await historiesOf(tx, lines);
  const refused = lines.flatMap((line, index) => {
    const needed = prerequisiteOf(line, histories[index]!);
    const reason = prerequisiteMessage(line.course, needed);
    const isUnmet = needed.state === 'failed' || needed.state === 'never';
    return isUnmet && line.reason !== reason ? [{ ...line, reason }] : [];
  });
  if (refused.length === 0) return;
  const given = { actor: actorOf(by.user), ip: by.ip, now: platform.now() };
  const reasons = Object.fromEntries(refused.map(({ id, reason }) => [id, reason]));
  await lineWork.takeMany(tx, { ids: Object.keys(reasons), step: 'reopen', reason: reasons, ...given });
  await reopenRegistrations(tx, { ids: refused.map(({ registrationId }) => registrationId) });
  for (const { registrationId, course, reason, userId, sessionId, semesterId } of refused) {
    await writeAudit(tx, {
      subjectKind: 'registration',
      subjectId: registrationId,
      action: 'registration-judged-again',
      detail: { course, reason },
      at: given.now,
      actor: given.actor,
      ip: given.ip,
    });
    if (userId)
      await notify(platform, tx, {
        userId,
        category: 'courseApproval',
        message: `${reason} Your course adviser decides on ${course} again`,
        properties: { sessionId, semesterId },
      });
  }
}
