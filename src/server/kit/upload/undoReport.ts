import type { TakenBack, Undo } from '#contract/kit/upload.ts';
import { presentJob } from '../../platform/background-jobs/present.ts';
import { findJob } from '../../platform/background-jobs/sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { noUpload, MOST_ROWS, type Reported } from './report.ts';
import { shownCells } from './shownCells.ts';
import { countUndone, findUndo, sparedRows } from './sql.ts';

type Counts = Omit<TakenBack, 'rows'>;

const COUNTED = { restored: 'restored', removed: 'removed', 'switched off': 'switchedOff', spared: 'spared' } as const;

export async function countsOfUndo(tx: Queryable, uploadId: number): Promise<Counts> {
  const counts = { restored: 0, removed: 0, switchedOff: 0, spared: 0 };
  for (const { undone, rows } of await countUndone(tx, { uploadId }))
    counts[COUNTED[undone as keyof typeof COUNTED]] = rows;
  return counts;
}

/** @throws Problem 404 for who does not take it back */
export async function reportUndo(db: Queryable, { user, list, id, target }: Reported): Promise<Undo> {
  const [upload] = await findUndo(db, { uploadId: id, list });
  const [job] = upload ? await findJob(db, { jobId: upload.undoJob, owner: user.userId }) : [];
  if (!job) throw noUpload();
  if (job.result === null) return { job: presentJob(job), report: null };
  const rows = await sparedRows(db, { uploadId: id, limit: MOST_ROWS });
  return {
    job: presentJob(job),
    report: {
      ...(job.result as Counts),
      rows: rows.map(({ number, cells, reason }) => ({ row: number, cells: shownCells(target, cells), reason })),
    },
  };
}
