import type { RowChange, RowMistake, Upload } from '#contract/kit/upload.ts';
import { presentJob } from '../../platform/background-jobs/present.ts';
import { findJob } from '../../platform/background-jobs/sql.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Counts } from './counts.ts';
import { changesOf, findUpload, mistakesOf } from './sql.ts';
import type { RowMistake as Mistake, UploadTarget } from './target.ts';

const MOST_ROWS = 100;

export const noUpload = () => notFound('There is no such upload any more. Please upload the file again');

/** @throws Problem 404 for another's upload, and for one that was forgotten */
export async function reportUpload(db: Queryable, { user, list, id, target }: { readonly user: User; readonly list: string; readonly id: number; readonly target: UploadTarget }): Promise<Upload> {
  const owner = user.userId;
  const [upload] = await findUpload(db, { uploadId: id, list, userId: owner });
  const [trial] = upload ? await findJob(db, { jobId: upload.trial_job, owner }) : [];
  if (!upload || !trial) throw noUpload();
  const [commit] = upload.commit_job ? await findJob(db, { jobId: upload.commit_job, owner }) : [];
  const counts = (commit ?? trial).result as Counts | null;
  return {
    id, fileName: upload.file_name, trial: presentJob(trial), commit: commit ? presentJob(commit) : null,
    report: counts && { ...counts, mistakes: await firstMistakes(db, id), changes: await firstChanges(db, id, target) },
  };
}

async function firstMistakes(db: Queryable, uploadId: number): Promise<RowMistake[]> {
  const rows = await mistakesOf(db, { uploadId, after: 0, limit: MOST_ROWS });
  return rows.flatMap(({ number, mistakes }) => (mistakes as Mistake[]).map((mistake) => ({ row: number, ...mistake })));
}

type Values = Readonly<Record<string, unknown>>;

async function firstChanges(db: Queryable, uploadId: number, { headings, nameOf }: UploadTarget): Promise<RowChange[]> {
  const rows = await changesOf(db, { uploadId, limit: MOST_ROWS });
  return rows.flatMap(({ number, before, after }) => Object.entries(headings).flatMap(([field, heading]) => {
    const [was, is] = [before, after].map((values) => (values as Values)[columnOf(field)]);
    return was === is ? [] : [{ row: number, column: heading, before: nameOf(field, was), after: nameOf(field, is) }];
  }));
}

/** Columns of tables are named after the fields of forms: `roleId` fills `role_id`. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
