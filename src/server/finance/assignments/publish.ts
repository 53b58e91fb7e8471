import type { Impact, publishAssignments } from '#contract/finance/assignments.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { impactOf } from './impact.ts';
import { assignmentsById, lockAssignments } from './sql/reading.ts';
import { publishDrafts, replacePublished } from './sql/writing.ts';

const TITLE = 'Nothing was published!';

/** @throws Problem 409 where one is no draft any more, or where publishing would change something else than the trial said */
export async function publish(
  platform: Platform,
  { ids: chosen, reachesPaid, trial, digest }: Body<typeof publishAssignments>,
  { user, ip }: By,
): Promise<Impact> {
  const ids = [...new Set(chosen)];
  return platform.database.transaction(async (tx) => {
    if (!trial) await lockAssignments(tx, { ids });
    const drafts = await assignmentsById(tx, { ids });
    if (drafts.length < ids.length) throw notFound('There is no such fee assignment');
    if (drafts.some(({ state }) => state !== 'draft'))
      throw new Problem(409, 'This is published already', { title: TITLE });
    const impact = await impactOf(platform, tx, drafts, reachesPaid);
    if (trial) return impact;
    if (digest !== impact.digest)
      throw new Problem(409, 'What this would change is not what you saw. Please look at it again', { title: TITLE });
    await replacePublished(tx, { ids });
    const { digest: _, examples: __, ...detail } = impact;
    await publishDrafts(tx, {
      ids,
      reachesPaid,
      now: platform.now(),
      actor: actorOf(user),
      detail: { reachesPaid, ...detail },
      ip,
    });
    return impact;
  });
}
