import type { BulkChange, Impact } from '#contract/finance/assignments.ts';
import { changedFee } from '#rules/finance/fees.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { groupWords } from './groupWords.ts';
import { impactOf } from './impact.ts';
import { FAILED } from './policy.ts';
import { linesOf, type AssignmentRow } from './rules.ts';
import { assignmentsById, linesBefore, lockAssignments, withDrafts } from './sql/reading.ts';
import { draftMany } from './sql/writing.ts';

interface Many {
  readonly ids: readonly number[];
  readonly trial: boolean;
  readonly digest?: string;
}

type Drafted = Promise<{ ids: number[]; impact: Impact }>;

/** @throws Problem 422 for an amount that is set of no fee, and as `draftNext` does */
export async function changeMany(
  platform: Platform,
  { change, ...many }: Many & { readonly change: BulkChange },
  by: By,
  isOf: (purpose: string) => boolean,
): Drafted {
  if (change.kind === 'set' && change.feeId === undefined)
    throw mistakeAt('/change/feeId', 'please select the fee that is set', FAILED);
  return draftNext(platform, many, by, {
    isOf,
    change,
    changed: async (_tx, rows) => rows.map((row) => changedRow(row, change)),
  });
}

/** The fees that the groups had before those that are published. @throws Problem 409 where one had none, and as `draftNext` does */
export const takeBack = (platform: Platform, many: Many, by: By): Drafted =>
  draftNext(platform, many, by, {
    isOf: () => true,
    change: 'taken back',
    changed: async (tx, rows) => {
      const before = new Map(
        (await linesBefore(tx, { ids: rows.map(({ id }) => id) })).map(({ id, lines }) => [id, lines]),
      );
      return rows.map((row) => {
        const lines = before.get(row.id);
        if (lines === undefined)
          throw new Problem(409, 'Some of these groups had no fees before, so there is nothing to go back to', {
            title: FAILED,
          });
        return { ...row, lines };
      });
    },
  });

interface Changing {
  readonly isOf: (purpose: string) => boolean;
  /** Signed with the effect, so that what was tried is what is drafted. */
  readonly change: unknown;
  readonly changed: (tx: Queryable, rows: readonly AssignmentRow[]) => Promise<AssignmentRow[]>;
}

/**
 * Drafts the next version of each; nothing holds before those are published.
 * @throws Problem 409 where one is not published, has a draft, or the effect is another than the trial said
 */
async function draftNext(
  platform: Platform,
  { ids: chosen, trial, digest }: Many,
  by: By,
  { isOf, change, changed: changedRows }: Changing,
): Drafted {
  const ids = [...new Set(chosen)];
  return platform.database.transaction(async (tx) => {
    if (!trial) await lockAssignments(tx, { ids });
    const rows = await assignmentsById(tx, { ids });
    if (rows.length < ids.length || rows.some(({ purpose }) => !isOf(purpose)))
      throw notFound('There is no such fee assignment');
    if (rows.some(({ state }) => state !== 'published'))
      throw new Problem(409, 'Only what is published is changed together. Publish or discard the drafts first', {
        title: FAILED,
      });
    const drafted = (await withDrafts(tx, { ids })).map(({ id }) => rows.find((row) => row.id === id)!);
    if (drafted.length > 0)
      throw new Problem(
        409,
        `Publish or discard the drafts of these groups first: ${drafted.map((row) => groupWords(platform, row)).join('; ')}`,
        { title: FAILED },
      );
    const changed = await changedRows(tx, rows);
    const { digest: seen, ...effect } = await impactOf(platform, tx, changed, false);
    const whole = jsonHash([seen, change]);
    const impact = { ...effect, digest: whole };
    if (trial) return { ids: [], impact };
    if (digest !== whole)
      throw new Problem(409, 'What this would change is not what you saw. Please look at it again', {
        title: FAILED,
      });
    const { user, ip } = by;
    const drafts = await draftMany(tx, {
      wanted: changed.map((row) => ({ id: row.id, lines: linesOf(row) })),
      toSessionId: null,
      at: platform.now(),
      actor: actorOf(user),
      action: 'fees-drafted',
      detail: { change },
      ip,
    });
    if (drafts.length < changed.length)
      throw new Problem(409, 'Some of these groups have a draft already. Publish or discard it first', {
        title: FAILED,
      });
    return { ids: drafts.map(({ id }) => id), impact };
  });
}

const changedRow = (row: AssignmentRow, { feeId, ...change }: BulkChange): AssignmentRow => ({
  ...row,
  lines: linesOf(row).map((line) =>
    feeId === undefined || line.feeId === feeId ? { ...line, amountKobo: changedFee(line.amountKobo, change) } : line,
  ),
});
