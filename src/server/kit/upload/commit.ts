import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { countsOf } from './counts.ts';
import { judgedRow } from './judging.ts';
import { refuseLeft, refuseRows, rowsToWrite } from './sql.ts';
import type { JudgeRow, RightRow, Slice, UploadTarget } from './target.ts';

type StagedRow = RightRow & SheetRow;

const CHANGED_MEANWHILE = 'somebody changed this after the trial. Please upload it again and see how it differs now';

/** Writes what the trial found new or changed. What somebody changed since the trial is refused, and so is what its uploader may do no more. */
export const commitOf = (name: string, target: UploadTarget): JobKind => ({
  name,
  async step(tx, { subject, reached, done, total, by }) {
    const { uploadId } = subject as { readonly uploadId: number };
    const rows = (await rowsToWrite(tx, { uploadId, after: reached, limit: target.rowsAtOnce })) as StagedRow[];
    if (rows.length === 0) return { done: total, reached, result: await countsOf(tx, uploadId) };
    const slice = { uploadId, after: reached, through: rows.at(-1)!.number };
    const right = await stillRight(tx, slice, rows, target, await target.judgeFor(tx, by.user));
    await target.write(tx, slice, right, by);
    await refuseLeft(tx, { ...slice, mistakes: [{ column: null, message: CHANGED_MEANWHILE }] });
    return { done: done + rows.length, reached: slice.through };
  },
  allDone: target.changed,
});

async function stillRight(
  tx: Queryable,
  { uploadId }: Slice,
  rows: readonly StagedRow[],
  { headings, marks = {} }: UploadTarget,
  judge: JudgeRow,
): Promise<readonly RightRow[]> {
  const refused = rows.map((row) => judgedRow(row, { headings, marks }, judge)).filter(({ mistakes }) => mistakes);
  if (refused.length === 0) return rows;
  await refuseRows(tx, { uploadId, refused });
  const numbers = new Set(refused.map(({ number }) => number));
  return rows.filter(({ number }) => !numbers.has(number));
}
