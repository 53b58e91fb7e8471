import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { countsOf } from './counts.ts';
import { judgedRow } from './judging.ts';
import { completeRows, rowsToJudge } from './sql.ts';
import type { UploadTarget } from './target.ts';

/** Judges all rows of a staged upload and compares them with what is stored, which it leaves as it is. */
export const trialOf = (
  name: string,
  { headings, marks = {}, rowsAtOnce, judgeFor, compare, complete }: UploadTarget,
): JobKind => ({
  name,
  async step(tx, { subject, reached, done, total, by }) {
    const { uploadId } = subject as { readonly uploadId: number };
    const staged = (await rowsToJudge(tx, { uploadId, after: reached, limit: rowsAtOnce })) as SheetRow[];
    if (staged.length === 0) return { done: total, reached, result: await countsOf(tx, uploadId) };
    const rows = (await complete?.(tx, staged, by.user)) ?? staged;
    const judge = await judgeFor(tx, by.user);
    const verdicts = rows.map((row) => judgedRow(row, { headings, marks }, judge));
    const completed = rows.flatMap(({ number, cells, leftEmpty = null }, index) => {
      const { notices = null } = verdicts[index]!;
      return cells !== staged[index]!.cells || notices ? [{ number, cells, left_empty: leftEmpty, notices }] : [];
    });
    if (completed.length > 0) await completeRows(tx, { uploadId, rows: completed });
    const through = rows.at(-1)!.number;
    await compare(tx, { uploadId, after: reached, through }, verdicts, by);
    const judged = done + rows.length;
    return { done: judged, reached: through, ...(judged === total && { result: await countsOf(tx, uploadId) }) };
  },
});
