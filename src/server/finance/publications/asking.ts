import type { askPublication, PublicationDraft } from '#contract/finance/publications.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import {
  feesOfPurpose,
  groupWords,
  isSameGroup,
  linesOf,
  lockedDrafts,
  publishedFor,
  type AssignmentRow,
} from '../assignments/service.ts';
import { draftsAskedFor, insertPublication, publicationOfRequest } from './sql.ts';

const NOT_ASKED = { title: 'Nothing was asked!' };

/** What is stored of a draft as it is asked for. */
export interface SeenDraft extends PublicationDraft {
  readonly revision: number;
}

/** @returns the same for a request that is sent again. @throws Problem 409 where the trial says something else by now, or a draft is asked for already */
export async function askToPublish(
  platform: Platform,
  { request, ids: chosen, reachesPaid, digest }: Body<typeof askPublication>,
  { user, ip }: By,
): Promise<{ id: string }> {
  const [ids, actor] = [[...new Set(chosen)], actorOf(user)];
  return platform.database.transaction(async (tx) => {
    const [repeated] = await publicationOfRequest(tx, { request, actor });
    if (repeated) return repeated;
    const { drafts, impact } = await lockedDrafts(platform, tx, { ids, reachesPaid, isLocked: true });
    const [twin] = await publicationOfRequest(tx, { request, actor });
    if (twin) return twin;
    const asked = await draftsAskedFor(tx, { ids });
    if (asked.length > 0) {
      const groups = asked.map(({ id }) =>
        groupWords(
          platform,
          drafts.find((draft) => draft.id === id)!,
        ),
      );
      throw new Problem(409, `Somebody asked to publish these already: ${groups.join('; ')}`, NOT_ASKED);
    }
    if (digest !== impact.digest)
      throw new Problem(409, 'What this would change is not what you saw. Please look at it again', NOT_ASKED);
    const seen: SeenDraft[] = [];
    for (const draft of drafts) seen.push(await seenOf(platform, tx, draft));
    const [made] = await insertPublication(tx, {
      request,
      ids,
      reachesPaid,
      drafts: seen,
      impact,
      digest,
      now: platform.now(),
      actor,
      ip,
    });
    if (!made) throw new Problem(409, 'This request was made by somebody else', NOT_ASKED);
    return made;
  });
}

async function seenOf(platform: Platform, tx: Queryable, draft: AssignmentRow): Promise<SeenDraft> {
  const { id, revision, purpose, sessionId, studentTypeId, session, studentType } = draft;
  const names = new Map((await feesOfPurpose(tx, { purpose })).map((fee) => [fee.id, fee.name]));
  const inForce = (await publishedFor(tx, { sessionId, studentTypeId, purpose })).find((row) =>
    isSameGroup(draft, row),
  );
  const before = inForce ? linesOf(inForce) : [];
  const after = linesOf(draft);
  const left = before.filter(({ feeId }) => !after.some((line) => line.feeId === feeId));
  return {
    id,
    revision,
    group: groupWords(platform, draft),
    session,
    studentType,
    lines: [
      ...after.map(({ feeId, amountKobo }) => ({
        fee: names.get(feeId) ?? '-',
        beforeKobo: before.find((line) => line.feeId === feeId)?.amountKobo ?? null,
        amountKobo,
      })),
      ...left.map(({ feeId, amountKobo }) => ({
        fee: names.get(feeId) ?? '-',
        beforeKobo: amountKobo,
        amountKobo: null,
      })),
    ],
  };
}
