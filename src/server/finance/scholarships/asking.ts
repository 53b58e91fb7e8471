import { randomUUID } from 'node:crypto';
import type { askAward } from '#contract/finance/award-requests.ts';
import type { awardScholarship } from '#contract/finance/scholarships.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { decideAlone, requireOnePerson } from './alone.ts';
import { awardAll, effectsFor, type Effects } from './award.ts';
import { awardRequestOfRequest, insertAwardRequest, nextAwardRequest } from './requestSql.ts';

const [NOT_ASKED, NOT_AWARDED] = [{ title: 'Nothing was asked!' }, { title: 'Nothing was awarded!' }];
const NOT_AS_SEEN = 'The effect is not what you saw. Please look at it again';

interface Asked {
  readonly request: string;
  readonly scholarshipId: number;
  readonly numbers: readonly string[];
}

/** @returns the same for a request that is sent again. @throws Problem 409 where the effect is another by now */
export async function askToAward(
  platform: Platform,
  { digest, ...asked }: Body<typeof askAward>,
  by: By,
): Promise<{ id: string }> {
  const sent = { request: asked.request, actor: actorOf(by.user) };
  return platform.database.transaction(async (tx) => {
    const [repeated] = await awardRequestOfRequest(tx, sent);
    if (repeated) return repeated;
    const effects = await effectsFor(platform, tx, { ...asked, isLocked: false });
    if (digest !== effects.seen.digest) throw new Problem(409, NOT_AS_SEEN, NOT_ASKED);
    const made = await write(platform, tx, asked, effects, by);
    const [twin] = made ? [made] : await awardRequestOfRequest(tx, sent);
    if (!twin) throw new Problem(409, 'This request was made by somebody else', NOT_ASKED);
    return twin;
  });
}

/**
 * What awarding would do, or one person awards, where the college lets them.
 * @throws Problem 403 where two people award, 409 where the effect is another by now, and for a scholarship that is off
 */
export async function award(
  platform: Platform,
  { scholarshipId, numbers, trial, digest }: Body<typeof awardScholarship>,
  by: By,
): Promise<Reply<typeof awardScholarship>> {
  return platform.database.transaction(async (tx) => {
    if (!trial) await requireOnePerson(tx, by.user);
    const effects = await effectsFor(platform, tx, { scholarshipId, numbers, isLocked: !trial });
    if (trial) return effects.seen;
    if (digest !== effects.seen.digest) throw new Problem(409, NOT_AS_SEEN, NOT_AWARDED);
    const made = await write(platform, tx, { request: randomUUID(), scholarshipId, numbers }, effects, by);
    await decideAlone(platform, tx, made!.id, by);
    await awardAll(platform, tx, effects, by);
    return effects.seen;
  });
}

async function write(
  platform: Platform,
  tx: Queryable,
  { request, scholarshipId, numbers }: Asked,
  { scholarship, seen }: Effects,
  { user, ip }: By,
): Promise<{ id: string } | undefined> {
  if (seen.students === 0) throw invalid('Nobody of these would be awarded anything');
  const [next] = await nextAwardRequest(tx);
  const [made] = await insertAwardRequest(tx, {
    id: next!.id,
    request,
    kind: 'award',
    name: scholarship.name,
    scholarshipId,
    numbers: [...numbers],
    effects: seen.rows,
    students: seen.students,
    awardKobo: seen.awardKobo,
    digest: seen.digest,
    reason: null,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  return made;
}
