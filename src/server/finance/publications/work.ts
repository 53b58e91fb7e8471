import type { Impact } from '#contract/finance/assignments.ts';
import { publicationWork as contract } from '#contract/finance/publications.ts';
import { draftChanges, reachChange } from '#rules/finance/draftChanges.ts';
import { peopleIn } from '../../kit/workflow/guarding.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import {
  assignmentsById,
  feesOfPurpose,
  impactOf,
  linesOf,
  lockedDrafts,
  putInForce,
  type AssignmentRow,
} from '../assignments/service.ts';
import { bursarySettings } from '../bursary-settings/service.ts';
import type { SeenDraft } from './asking.ts';
import { findPublication } from './sql.ts';

export type Found = RowOf<'find-publication'>;

const NOT_PUBLISHED = { title: 'Nothing was published!' };

export const publicationWork = workflow(contract.work, 'publication_request', {
  digestOf: async (tx, id) => (await findPublication(tx, { id }))[0]!.digest,
});

/** In sentences, what is another than as it was asked for. */
export async function changesOf(platform: Platform, db: Queryable, found: Found): Promise<string[]> {
  const rows = await assignmentsById(db, { ids: found.ids as number[] });
  const now = [];
  for (const row of rows) now.push({ ...row, lines: await linesByName(db, row) });
  const seen = (found.seen as SeenDraft[]).map(({ lines, ...draft }) => ({
    ...draft,
    lines: lines.flatMap(({ fee, amountKobo }) => (amountKobo === null ? [] : [{ fee, amountKobo }])),
  }));
  const changes = draftChanges(seen, now);
  if (changes.length > 0) return changes;
  const impact = await impactOf(platform, db, rows, found.reachesPaid);
  return impact.digest === found.digest ? [] : [reachChange(found.impact as Impact, impact)];
}

async function linesByName(db: Queryable, row: AssignmentRow) {
  const names = new Map((await feesOfPurpose(db, { purpose: row.purpose })).map((fee) => [fee.id, fee.name]));
  return linesOf(row).map(({ feeId, amountKobo }) => ({ fee: names.get(feeId) ?? '-', amountKobo }));
}

/** Whether this person wrote prices of a draft. In a college where one person publishes it does not matter. */
export async function hasDrafted(db: Queryable, found: Found, user: User): Promise<boolean> {
  if (!(await bursarySettings(db)).feesByTwo) return false;
  const people = peopleIn(actorOf(user));
  const drafters = (await assignmentsById(db, { ids: found.ids as number[] })).flatMap(
    ({ draftedBy }) => draftedBy as string[],
  );
  return drafters.some((drafter) => peopleIn(drafter).some((person) => people.includes(person)));
}

/** Exactly what was asked for is published, in the transaction of the step. */
export const publishAsked =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, user, ip, now }) => {
    if (step !== 'publish') return;
    const found = (await findPublication(tx, { id }))[0]!;
    const { reachesPaid } = found;
    const ids = found.ids as number[];
    const locked = await lockedDrafts(platform, tx, { ids, reachesPaid, isLocked: true }).catch((error: unknown) => {
      if (error instanceof Problem && (error.status === 404 || error.status === 409)) return undefined;
      throw error;
    });
    const changes = locked?.impact.digest === found.digest ? [] : await changesOf(platform, tx, found);
    if (!locked || changes.length > 0)
      throw new Problem(409, `This has changed since it was asked for. ${changes.join('. ')}`, NOT_PUBLISHED);
    if (await hasDrafted(tx, found, user))
      throw new Problem(403, 'You drafted some of these prices. Another person publishes them', NOT_PUBLISHED);
    await putInForce(platform, tx, { ...locked, reachesPaid, now }, { user, ip });
  };
