import { NO_ROW_TAKEN } from '#rules/sheetLimits.ts';
import { findJob } from '../../platform/background-jobs/sql.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { noUpload } from './report.ts';
import { countOutcomes, lockUpload, noteCommit } from './sql.ts';

interface Committed {
  readonly list: string;
  readonly id: number;
  readonly kind: string;
}

const NOT_TAKEN: readonly string[] = ['wrong', 'refused', 'unknown'];
const OVER: readonly string[] = ['failed', 'cancelled'];

/**
 * One that failed or was cancelled goes on with the rows that are left.
 * @throws Problem 404, 409 before the trial is done or once the upload was taken back, and 422 where no row can be taken
 */
export async function startCommit(
  { database, backgroundJobs, now }: Platform,
  { list, id, kind }: Committed,
  by: By,
): Promise<void> {
  const owner = by.user.userId;
  await database.transaction(async (tx) => {
    const [upload] = await lockUpload(tx, { uploadId: id, list, userId: owner });
    const [trial] = upload ? await findJob(tx, { jobId: upload.trialJob, owner }) : [];
    if (!upload || !trial) throw noUpload();
    if (trial.state !== 'done')
      throw new Problem(409, 'Please wait for the trial, and see what the file would do', { title: 'Not saved!' });
    const [before] = upload.commitJob ? await findJob(tx, { jobId: upload.commitJob, owner }) : [];
    if (upload.takenBackAt)
      throw new Problem(409, 'This upload was taken back. Please upload the file again', { title: 'Not saved!' });
    if (before && !OVER.includes(before.state)) return;
    const outcomes = await countOutcomes(tx, { uploadId: id });
    if (outcomes.every(({ outcome }) => NOT_TAKEN.includes(outcome))) throw invalid(NO_ROW_TAKEN);
    const left = outcomes
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .reduce((sum, { rows }) => sum + rows, 0);
    const jobId = await backgroundJobs.enqueue(
      tx,
      { kind, subject: { uploadId: id }, title: `Upload of ${upload.fileName}`, page: trial.page, total: left },
      by,
    );
    await noteCommit(tx, { uploadId: id, jobId, now: now() });
  });
  backgroundJobs.prompt();
}
