import type { publishLevel } from '#contract/academics/board-decisions.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { decideOne } from './approval.ts';
import { classLines } from './boardClass.ts';
import { publicationOf, waitingIn } from './levelPublication.ts';
import { provisionalOf } from './provisional.ts';
import { lockStandings } from './sql/standings.ts';

const NOT_DONE = 'Not done!';

/** All sheets of the level, or none. @throws Problem 422 with what is missing, 409 where it is another than was seen */
export async function publishWholeLevel(
  platform: Platform,
  by: By,
  { digest, ...of }: Body<typeof publishLevel>,
): Promise<Reply<typeof publishLevel>> {
  return platform.database.transaction(async (tx) => {
    await lockStandings(tx);
    const { sheets } = await provisionalOf(tx, by.user, of);
    const { ofTerm } = await classLines(tx, of);
    const level = publicationOf(sheets, ofTerm);
    if (level.missing.length > 0)
      throw new Problem(422, `Nothing is published. Missing: ${level.missing.join('; ')}`, { title: NOT_DONE });
    if (level.digest !== digest)
      throw new Problem(409, 'This level has changed since you looked at it. Please look again', { title: NOT_DONE });
    const waiting = waitingIn(ofTerm);
    for (const [sheetId, seen] of waiting)
      await decideOne(platform, tx, by, { step: 'publish', verdict: 'approve', reason: '', sheetId, digest: seen });
    return { published: waiting.length };
  });
}
