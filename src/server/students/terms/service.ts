import type { CurrentTerm } from '#contract/students/terms.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { lockType, setTerm, takeTermBack, termsByType } from './sql.ts';

const TITLE = 'Invalid Action!';

export const currentTerms = async ({ database }: Platform): Promise<CurrentTerm[]> =>
  (await termsByType(database)).map((row) => ({
    studentTypeId: row.studentTypeId,
    studentType: row.studentType,
    sessionId: row.sessionId,
    session: row.session,
    semesterId: row.semesterId,
    semester: row.semester,
    termId: row.termId,
    since: row.since?.toISOString() ?? null,
    by: row.by,
    reason: row.reason,
  }));

/** @throws Problem 409 where they are current already, 422 with the form's messages */
export async function setCurrentTerm(platform: Platform, { user, ip }: By, answers: unknown): Promise<void> {
  const { database, now } = platform;
  const { studentTypeId, sessionId, semesterId, reason } = judgeForm(platform, 'current-term', answers, TITLE);
  const set = await database.transaction(async (tx) => {
    await lockType(tx, { studentTypeId });
    return setTerm(tx, { studentTypeId, sessionId, semesterId, reason, now: now(), actor: actorOf(user), ip });
  });
  if (set.length === 0)
    throw new Problem(409, 'This session and semester are current already for this student type', { title: TITLE });
}

/** @throws Problem 409 where another term is current by now, or none was set */
export async function takeCurrentTermBack(
  platform: Platform,
  { user, ip }: By,
  given: { readonly studentTypeId: number; readonly termId: number; readonly reason: string },
): Promise<void> {
  const { database, now } = platform;
  const { reason } = judgeForm(platform, 'student-reason', { reason: given.reason.trim() }, TITLE);
  const { studentTypeId, termId } = given;
  const back = await database.transaction(async (tx) => {
    await lockType(tx, { studentTypeId });
    const taken = { studentTypeId, termId, reason, now: now(), actor: actorOf(user), ip };
    return takeTermBack(tx, taken);
  });
  if (back.length === 0) throw new Problem(409, 'Another term is current now. Please look again', { title: TITLE });
}
