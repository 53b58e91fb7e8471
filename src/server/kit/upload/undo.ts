import type { By } from '../../platform/auth/caller.ts';
import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import { inSavepoint } from '../../platform/database/inSavepoint.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { countsOfUndo } from './undoReport.ts';
import { createdLeft, noteUndone, rowsToUndo } from './sql.ts';
import type { Slice, Undoes } from './target.ts';

/** Takes back what an upload wrote, slice by slice: each is whole, and a job that failed goes on where it stood. */
export const undoOf = (
  name: string,
  {
    undo,
    rowsAtOnce,
    changed,
  }: { readonly undo: Undoes; readonly rowsAtOnce: number; readonly changed: () => Promise<void> },
): JobKind => ({
  name,
  async step(tx, { subject, reached, done, total, by }) {
    const { uploadId } = subject as { readonly uploadId: number };
    const rows = await rowsToUndo(tx, { uploadId, after: reached, limit: rowsAtOnce });
    if (rows.length === 0) return { done: total, reached, result: await countsOfUndo(tx, uploadId) };
    const slice = { uploadId, after: reached, through: rows.at(-1)!.number };
    const mustChange = await undo.guardFor?.(tx, by.user);
    if (mustChange) for (const { target } of rows) await mustChange(target);
    await whatMayBe(tx, slice, (part) => undo.restore(tx, part, by));
    if ((await undo.mayRemove?.(tx, rows[0]!.committedAt)) ?? true)
      await whatMayBe(tx, slice, (part) => undo.remove(tx, part, by));
    await undo.spareTouched(tx, slice);
    await switchOff(tx, slice, undo, by);
    await undo.spareUsed(tx, slice);
    return { done: done + rows.length, reached: slice.through };
  },
  allDone: changed,
});

async function switchOff(tx: Queryable, slice: Slice, undo: Undoes, by: By): Promise<void> {
  if (!undo.switchOff) return;
  for (const { number, target } of await createdLeft(tx, { ...slice })) {
    await orSpared(tx, { uploadId: slice.uploadId, number }, async () => {
      const switched = await undo.switchOff!(tx, target, by);
      if (switched.length > 0)
        await noteUndone(tx, { uploadId: slice.uploadId, number, undone: 'switched off', reason: null });
    });
  }
}

/** What a `Problem` refuses of a row is not done, and the row is spared with its words. */
export async function orSpared(
  tx: Queryable,
  row: { readonly uploadId: number; readonly number: number },
  act: () => Promise<void>,
): Promise<void> {
  try {
    await inSavepoint(tx, act);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await noteUndone(tx, { ...row, undone: 'spared', reason: error.message });
  }
}

const IN_THE_WAY: readonly (string | undefined)[] = ['23503', '23505'];

/** One statement, and where something stands in its way, one for each half: what is left over is the row that it stands in the way of. */
async function whatMayBe(tx: Queryable, slice: Slice, act: (slice: Slice) => Promise<unknown>): Promise<void> {
  try {
    await inSavepoint(tx, () => act(slice));
  } catch (error) {
    if (!IN_THE_WAY.includes((error as { code?: string }).code)) throw error;
    const { uploadId, after, through } = slice;
    if (through - after === 1) return;
    const middle = Math.floor((after + through) / 2);
    await whatMayBe(tx, { uploadId, after, through: middle }, act);
    await whatMayBe(tx, { uploadId, after: middle, through }, act);
  }
}
