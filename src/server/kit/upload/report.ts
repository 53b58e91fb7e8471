import type { RowChange, RowMistake, ShownRow, Upload, UploadReport } from '#contract/kit/upload.ts';
import { presentJob } from '../../platform/background-jobs/present.ts';
import { findJob } from '../../platform/background-jobs/sql.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Counts } from './counts.ts';
import { byColumn } from './fields.ts';
import { shownCells, shownHeadings } from './shownCells.ts';
import { changesOf, findUpload, noticesOf, rowsNumbered, rowsOf } from './sql.ts';
import type { RowMistake as Mistake, UploadTarget } from './target.ts';

export const MOST_ROWS = 100;

export const noUpload = () => notFound('There is no such upload any more. Please upload the file again');

export interface Reported {
  readonly user: User;
  readonly list: string;
  readonly id: number;
  readonly target: UploadTarget;
}

/** @throws Problem 404 for another's upload, and for one that was forgotten */
export async function reportUpload(db: Queryable, { user, list, id, target }: Reported): Promise<Upload> {
  const owner = user.userId;
  const [upload] = await findUpload(db, { uploadId: id, list, userId: owner });
  const [trial] = upload ? await findJob(db, { jobId: upload.trialJob, owner }) : [];
  if (!upload || !trial) throw noUpload();
  const [commit] = upload.commitJob ? await findJob(db, { jobId: upload.commitJob, owner }) : [];
  const counts = (commit ?? trial).result as Stored | null;
  return {
    id,
    fileName: upload.fileName,
    notes: upload.notes as string[],
    trial: presentJob(trial),
    commit: commit ? presentJob(commit) : null,
    report: counts && {
      ...counts,
      emptyCells: counts.emptyCells ?? 0,
      ...(await besides(db, id, target, counts)),
      headings: shownHeadings(target),
      ...(await remarks(db, id, target)),
      examples: {
        created: await firstOf(db, id, target, ['new', 'created']),
        unchanged: await firstOf(db, id, target, ['same']),
        unknown: await firstOf(db, id, target, ['unknown']),
      },
    },
  };
}

/** What is asked is changed too, and counted once. */
async function besides(db: Queryable, id: number, target: UploadTarget, { changed }: Pick<Counts, 'changed'>) {
  const asked = await target.asked?.(db, id, MOST_ROWS);
  const absent = await target.absent?.(db, id, MOST_ROWS);
  const cells = new Map(
    asked
      ? (await rowsNumbered(db, { uploadId: id, numbers: [...asked.rows] })).map((row) => [row.number, row.cells])
      : [],
  );
  return {
    changed: changed - (asked?.count ?? 0),
    asked: asked
      ? {
          count: asked.count,
          rows: asked.rows.map((row) => ({ row, cells: shownCells(target, cells.get(row) ?? {}) })),
        }
      : null,
    absent: absent ? { count: absent.count, rows: absent.rows.map((row) => [...row]) } : null,
  };
}

/** What is said of single rows, with those rows. */
async function remarks(db: Queryable, uploadId: number, target: UploadTarget) {
  const mistakes = await firstMistakes(db, uploadId);
  const notices = await firstNotices(db, uploadId);
  const changes = await firstChanges(db, uploadId, target);
  const numbers = [...new Set([...mistakes, ...notices.rows, ...changes].map(({ row }) => row))];
  const rows = numbers.length > 0 ? await rowsNumbered(db, { uploadId, numbers }) : [];
  const about = rows.map(({ number, cells }) => ({ row: number, cells: shownCells(target, cells) }));
  return { mistakes, notices, changes, about };
}

async function firstMistakes(db: Queryable, uploadId: number): Promise<RowMistake[]> {
  const rows = await rowsOf(db, { uploadId, outcomes: ['wrong', 'refused'], limit: MOST_ROWS });
  return rows.flatMap(({ number, mistakes }) =>
    (mistakes as Mistake[]).map((mistake) => ({ row: number, ...mistake })),
  );
}

async function firstNotices(db: Queryable, uploadId: number): Promise<UploadReport['notices']> {
  const rows = await noticesOf(db, { uploadId, limit: MOST_ROWS });
  return {
    count: rows[0]?.all ?? 0,
    rows: rows.flatMap(({ number, notices }) =>
      Object.entries(notices as Answers).map(([column, message]) => ({
        row: number,
        column,
        message: String(message),
      })),
    ),
  };
}

async function firstOf(
  db: Queryable,
  uploadId: number,
  target: UploadTarget,
  outcomes: readonly string[],
): Promise<ShownRow[]> {
  const rows = await rowsOf(db, { uploadId, outcomes, limit: MOST_ROWS });
  return rows.map(({ number, cells }) => ({ row: number, cells: shownCells(target, cells) }));
}

async function firstChanges(
  db: Queryable,
  uploadId: number,
  { headings, nameOf, answersOf = byColumn }: UploadTarget,
): Promise<RowChange[]> {
  const rows = await changesOf(db, { uploadId, limit: MOST_ROWS });
  return rows.flatMap(({ number, ...values }) => {
    const [before, after] = [values.before, values.after].map((stored) => answersOf(stored as Answers));
    return Object.entries(headings).flatMap(([field, heading]) => {
      const [was, is] = [before![field], after![field]];
      return was === is ? [] : [{ row: number, column: heading, before: nameOf(field, was), after: nameOf(field, is) }];
    });
  });
}

/** A report of before empty cells were counted says nothing of them. */
type Stored = Omit<Counts, 'emptyCells'> & Partial<Pick<Counts, 'emptyCells'>>;

type Answers = Readonly<Record<string, unknown>>;
