import type { Impact, publishAssignments } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { forbidden, notFound, Problem } from '../../platform/problem.ts';
import { bursarySettings } from '../bursary-settings/service.ts';
import { beginPublications, enqueuePosting } from '../fee-postings/service.ts';
import { impactOf } from './impact.ts';
import { groupsOf, type AssignmentRow } from './rules.ts';
import { assignmentsById, lockAssignments, POSTGRADUATE } from './sql/reading.ts';
import { publishDrafts, replacePublished } from './sql/writing.ts';

const TITLE = 'Nothing was published!';

/**
 * What publishing would change, or one person publishes, where the college lets them.
 * @throws Problem 403 where two people publish, 409 where one is no draft any more, or publishing would change something else than the trial said
 */
export async function publish(
  platform: Platform,
  { ids: chosen, reachesPaid, trial, digest }: Body<typeof publishAssignments>,
  by: By,
): Promise<Impact> {
  const ids = [...new Set(chosen)];
  const published = await platform.database.transaction(async (tx) => {
    if (!trial) await requireOnePerson(tx, by.user);
    const { drafts, impact } = await lockedDrafts(platform, tx, { ids, reachesPaid, isLocked: !trial });
    if (trial) return impact;
    if (digest !== impact.digest)
      throw new Problem(409, 'What this would change is not what you saw. Please look at it again', { title: TITLE });
    await putInForce(platform, tx, { drafts, impact, reachesPaid, now: platform.now() }, by);
    return impact;
  });
  if (!trial) platform.backgroundJobs.prompt();
  return published;
}

async function requireOnePerson(tx: Queryable, user: User): Promise<void> {
  if (!user.claims.has('fees-publish')) throw forbidden('You may draft fees. Another person publishes them');
  if ((await bursarySettings(tx)).feesByTwo)
    throw new Problem(403, 'Two people publish fees here. Ask to publish them, and another person does', {
      title: TITLE,
    });
}

interface Chosen {
  readonly ids: readonly number[];
  readonly reachesPaid: boolean;
  readonly isLocked: boolean;
}

/** @throws Problem 409 where one is no draft any more */
export async function lockedDrafts(
  platform: Platform,
  tx: Queryable,
  { ids, reachesPaid, isLocked }: Chosen,
): Promise<{ drafts: AssignmentRow[]; impact: Impact }> {
  if (isLocked) await lockAssignments(tx, { ids });
  const drafts = await assignmentsById(tx, { ids });
  if (drafts.length < ids.length) throw notFound('There is no such fee assignment');
  if (drafts.some(({ state }) => state !== 'draft'))
    throw new Problem(409, 'This is published already', { title: TITLE });
  return { drafts, impact: await impactOf(platform, tx, drafts, reachesPaid) };
}

interface InForce {
  /** Locked, and drafts. */
  readonly drafts: readonly AssignmentRow[];
  readonly impact: Impact;
  readonly reachesPaid: boolean;
  readonly now: Date;
}

/** Call `backgroundJobs.prompt` once it is committed: a job charges the students. */
export async function putInForce(
  platform: Platform,
  tx: Queryable,
  { drafts, impact, reachesPaid, now }: InForce,
  by: By,
): Promise<void> {
  const { user, ip } = by;
  const [ids, actor] = [drafts.map(({ id }) => id), actorOf(user)];
  const publications = await beginPublications(tx, publicationsOf(drafts), { now, actor });
  const publicationIds = publications.map(({ id }) => id);
  await replacePublished(tx, { ids, publicationIds });
  const { digest: _, examples: __, ...detail } = impact;
  await publishDrafts(tx, { ids, publicationIds, reachesPaid, now, actor, detail: { reachesPaid, ...detail }, ip });
  await enqueuePosting(platform, tx, { ids: publicationIds, page: pageOf(drafts[0]!) }, by);
}

/** Each session, student type and purpose once. */
const publicationsOf = (drafts: readonly AssignmentRow[]) =>
  groupsOf(drafts).map(([row]) => ({
    sessionId: row!.sessionId,
    studentTypeId: row!.studentTypeId,
    purpose: row!.purpose,
  }));

const pageOf = ({ purpose, studentTypeId }: AssignmentRow): string => {
  if (purpose === 'school') return studentTypeId === POSTGRADUATE ? FINANCE.pgFees.to : FINANCE.schoolFees.to;
  return purpose === 'acceptance' ? FINANCE.acceptanceFees.to : FINANCE.sundryFees.to;
};
