import { createHash } from 'node:crypto';
import type { BulkChange, Impact } from '#contract/finance/assignments.ts';
import { changedFee } from '#rules/finance/fees.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { audit } from './drafts.ts';
import { impactOf } from './impact.ts';
import { FAILED } from './policy.ts';
import { linesOf, type AssignmentRow } from './rules.ts';
import { assignmentsById, lockAssignments } from './sql/reading.ts';
import { insertLines, insertNextVersion } from './sql/writing.ts';

interface Changing {
  readonly ids: readonly number[];
  readonly change: BulkChange;
  readonly trial: boolean;
  readonly digest?: string;
}

/**
 * Drafts the next version of each; nothing holds before those are published.
 * @throws Problem 409 where one is not published, has a draft, or the effect is another than the trial said
 */
export async function changeMany(
  platform: Platform,
  { ids: chosen, change, trial, digest }: Changing,
  by: By,
  isOf: (purpose: string) => boolean,
): Promise<{ ids: number[]; impact: Impact }> {
  if (change.kind === 'set' && change.feeId === undefined)
    throw mistakeAt('/change/feeId', 'please select the fee that is set', FAILED);
  const ids = [...new Set(chosen)];
  return platform.database
    .transaction(async (tx) => {
      if (!trial) await lockAssignments(tx, { ids });
      const rows = await assignmentsById(tx, { ids });
      if (rows.length < ids.length || rows.some(({ purpose }) => !isOf(purpose)))
        throw notFound('There is no such fee assignment');
      if (rows.some(({ state }) => state !== 'published'))
        throw new Problem(409, 'Only what is published is changed together. Publish or discard the drafts first', {
          title: FAILED,
        });
      const changed = rows.map((row) => changedRow(row, change));
      const { digest: seen, ...effect } = await impactOf(platform, tx, changed, false);
      const whole = createHash('sha256')
        .update(JSON.stringify([seen, change]))
        .digest('hex');
      const impact = { ...effect, digest: whole };
      if (trial) return { ids: [], impact };
      if (digest !== whole)
        throw new Problem(409, 'What this would change is not what you saw. Please look at it again', {
          title: FAILED,
        });
      const drafts: number[] = [];
      for (const row of changed) {
        const [made] = await insertNextVersion(tx, { id: row.id });
        await insertLines(tx, { id: made!.id, lines: linesOf(row) });
        await audit(platform, tx, by, 'fees-drafted', made!.id, { from: row.id, change, after: linesOf(row) });
        drafts.push(made!.id);
      }
      return { ids: drafts, impact };
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new Problem(409, 'Some of these groups have a draft already. Publish or discard it first', {
        title: FAILED,
      });
    });
}

const changedRow = (row: AssignmentRow, { feeId, ...change }: BulkChange): AssignmentRow => ({
  ...row,
  lines: linesOf(row).map((line) =>
    feeId === undefined || line.feeId === feeId ? { ...line, amountKobo: changedFee(line.amountKobo, change) } : line,
  ),
});
