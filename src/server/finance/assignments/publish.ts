import type { Impact, publishAssignments } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { beginPublications, enqueuePosting } from '../fee-postings/service.ts';
import { impactOf } from './impact.ts';
import { groupsOf, type AssignmentRow } from './rules.ts';
import { assignmentsById, lockAssignments, POSTGRADUATE } from './sql/reading.ts';
import { publishDrafts, replacePublished } from './sql/writing.ts';

const TITLE = 'Nothing was published!';

/** @throws Problem 409 where one is no draft any more, or where publishing would change something else than the trial said */
export async function publish(
  platform: Platform,
  { ids: chosen, reachesPaid, trial, digest }: Body<typeof publishAssignments>,
  by: By,
): Promise<Impact> {
  const { user, ip } = by;
  const ids = [...new Set(chosen)];
  const published = await platform.database.transaction(async (tx) => {
    if (!trial) await lockAssignments(tx, { ids });
    const drafts = await assignmentsById(tx, { ids });
    if (drafts.length < ids.length) throw notFound('There is no such fee assignment');
    if (drafts.some(({ state }) => state !== 'draft'))
      throw new Problem(409, 'This is published already', { title: TITLE });
    const impact = await impactOf(platform, tx, drafts, reachesPaid);
    if (trial) return impact;
    if (digest !== impact.digest)
      throw new Problem(409, 'What this would change is not what you saw. Please look at it again', { title: TITLE });
    const [now, actor] = [platform.now(), actorOf(user)];
    const publications = await beginPublications(tx, publicationsOf(drafts), { now, actor });
    const publicationIds = publications.map(({ id }) => id);
    await replacePublished(tx, { ids, publicationIds });
    const { digest: _, examples: __, ...detail } = impact;
    await publishDrafts(tx, { ids, publicationIds, reachesPaid, now, actor, detail: { reachesPaid, ...detail }, ip });
    await enqueuePosting(platform, tx, { ids: publicationIds, page: pageOf(drafts[0]!) }, by);
    return impact;
  });
  if (!trial) platform.backgroundJobs.prompt();
  return published;
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
