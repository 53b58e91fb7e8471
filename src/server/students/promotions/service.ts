import { randomUUID } from 'node:crypto';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { PromotionRecord, promotions } from '#contract/students/promotions.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { promoted } from '#rules/promotion.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { currentTerm } from '../../kit/student/place.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { levelName } from '../records/service.ts';
import { commitPromotion, takePromotionBack, type OfPromotion } from './jobs.ts';
import { lastLevelOf } from './lastLevel.ts';
import * as stored from './sql.ts';

export { lastLevelOf } from './lastLevel.ts';

const TITLE = 'Invalid Action!';

/** Writes what would become of everybody, and no place. @throws Problem 422 for a session that is not later than the current one */
export async function tryPromotion(platform: Platform, { user }: By, answers: unknown): Promise<{ id: string }> {
  const { database, now } = platform;
  const { studentTypeId, sessionId: toSessionId } = judgeForm(platform, 'promotion', answers, TITLE);
  const [term] = await currentTerm(database, { studentTypeId });
  const [to] = await stored.sessionById(database, { sessionId: toSessionId });
  if (!term || !to || to.name <= term.session)
    throw mistakeAt('/sessionId', `please select a session after ${term?.session ?? 'the current one'}`, TITLE);
  const fromSessionId = term.sessionId;
  const rows = (await stored.candidatesFor(database, { studentTypeId, sessionId: fromSessionId })).map(
    ({ studentId, levelId, isFinalYear, programme, state, standing }) => ({
      studentId,
      fromLevelId: levelId,
      ...promoted({
        state,
        standing,
        levelId,
        isFinalYear,
        lastLevelId: lastLevelOf(studentTypeId, programme),
      }),
    }),
  );
  if (rows.length === 0)
    throw new Problem(422, `Nobody of this student type is in ${term.session}, or all are in a later session`, {
      title: TITLE,
    });
  return database.transaction(async (tx) => {
    const tried = { studentTypeId, fromSessionId, toSessionId, now: now(), actor: actorOf(user) };
    const [made] = await stored.insertPromotion(tx, tried);
    await stored.insertRows(tx, { promotionId: made!.id, rows });
    return { id: made!.id };
  });
}

interface JobStep {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly action: string;
  readonly reason: string | null;
  readonly kind: string;
  readonly title: string;
  /** The state of the rows that it goes through. */
  readonly rows: string;
}

async function begin(platform: Platform, by: By, { rows, kind, title, ...step }: JobStep): Promise<void> {
  const { database, backgroundJobs, now } = platform;
  const jobId = randomUUID();
  await database.transaction(async (tx) => {
    const begun = await stored.beginStep(tx, {
      ...step,
      from: [...step.from],
      jobId,
      now: now(),
      actor: actorOf(by.user),
      ip: by.ip,
    });
    if (begun.length === 0)
      throw new Problem(409, 'This promotion is in another state now. Please look again', { title: TITLE });
    const [counted] = await stored.countDue(tx, { id: step.id, state: rows });
    const subject: OfPromotion = { id: step.id };
    const page = `${STUDENTS.promotion.to}?id=${step.id}`;
    await backgroundJobs.enqueue(tx, { id: jobId, kind, subject, title, page, total: counted!.due }, by);
  });
  backgroundJobs.prompt();
}

/** @throws Problem 409 for what is committed already */
export const commit = (platform: Platform, by: By, id: string): Promise<void> =>
  begin(platform, by, {
    id,
    from: ['trial'],
    to: 'committing',
    action: 'promotion-committed',
    reason: null,
    kind: commitPromotion.name,
    title: 'Promotion',
    rows: 'waiting',
  });

/** A commit that was cancelled half way is taken back too. @throws Problem 409 for what is not committed */
export async function takeBack(platform: Platform, by: By, id: string, typed: string): Promise<void> {
  const { reason } = judgeForm(platform, 'student-reason', { reason: typed.trim() }, TITLE);
  await begin(platform, by, {
    id,
    from: ['committing', 'committed'],
    to: 'taking back',
    action: 'promotion-taken-back',
    reason,
    kind: takePromotionBack.name,
    title: 'Promotion taken back',
    rows: 'written',
  });
}

const present = (row: RowOf<'promotion-by-id'>) => ({
  id: row.id,
  studentType: row.studentType,
  fromSession: row.fromSession,
  toSession: row.toSession,
  state: row.state as PromotionRecord['state'],
  triedAt: row.triedAt.toISOString(),
  triedBy: row.triedBy,
  jobId: row.jobId,
  students: row.students,
});

export const latestOf = async ({ database }: Platform, { userId }: User): Promise<Reply<typeof promotions>> =>
  (await stored.latestPromotions(database, { userId })).map(present);

/** @throws Problem 404 */
export async function promotionNamed(
  { database, lookups }: Platform,
  id: string,
  { userId }: User,
): Promise<PromotionRecord> {
  const [found] = await stored.promotionById(database, { id, userId });
  if (!found) throw notFound('There is no such promotion');
  const groups = await stored.groupsOf(database, { id });
  return {
    ...present(found),
    groups: groups.map(({ outcome, fromLevelId, toLevelId, takenBack, ...group }) => ({
      ...group,
      outcome: outcome as PromotionRecord['groups'][number]['outcome'],
      fromLevel: levelName(lookups, fromLevelId),
      toLevel: toLevelId === null ? null : levelName(lookups, toLevelId),
      takenBack,
    })),
  };
}
