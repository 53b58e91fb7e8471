import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { countsOf } from './counts.ts';
import { judgedRow } from './judging.ts';
import { rowsToJudge } from './sql.ts';
import type { UploadTarget } from './target.ts';

/** Judges all rows of a staged upload and compares them with what is stored, which it leaves as it is. */
export const trialOf = (name: string, { headings, rowsAtOnce, judgeFor, compare }: UploadTarget): JobKind => ({
  name,
  async step(tx, { subject, reached, done, total, by }) {
    const { uploadId } = subject as { readonly uploadId: number };
    const rows = await rowsToJudge(tx, { uploadId, after: reached, limit: rowsAtOnce });
    if (rows.length === 0) return { done: total, reached, result: await countsOf(tx, uploadId) };
    const judge = await judgeFor(tx, by.user);
    const through = rows.at(-1)!.number;
    await compare(
      tx,
      { uploadId, after: reached, through },
      rows.map((row) => judgedRow(row as SheetRow, headings, judge)),
      by,
    );
    const judged = done + rows.length;
    return { done: judged, reached: through, ...(judged === total && { result: await countsOf(tx, uploadId) }) };
  },
});
