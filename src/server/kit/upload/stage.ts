import { setTimeout as pause } from 'node:timers/promises';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sheet } from '../sheet/readSheet.ts';
import { insertUpload, noteTrial, stageRows } from './sql.ts';

/** One statement with so many takes a few milliseconds. */
const ROWS_AT_ONCE = 500;
const REST_MS = 20;

interface Staged {
  readonly list: string;
  readonly trialKind: string;
  readonly title: string;
  readonly page: string;
}

/** The trial begins once all rows are stored; an upload without a trial is nobody's, and is forgotten with the old ones. */
export async function stage({ database, now, backgroundJobs }: Platform, { fileName, rows }: Sheet, { list, trialKind, title, page }: Staged, by: By): Promise<number> {
  const [upload] = await insertUpload(database, { list, fileName, userId: by.user.userId, now: now() });
  const uploadId = upload!.id;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await pause(REST_MS);
    await stageRows(database, { uploadId, rows: rows.slice(from, from + ROWS_AT_ONCE) });
  }
  // Without statistics of the rows the trial's joins were nested loops over all of them.
  if (rows.length > ROWS_AT_ONCE) await database.query({ name: '', text: 'analyze sheet_upload_row (upload_id, number)', values: [] });
  await database.transaction(async (tx) => {
    const jobId = await backgroundJobs.enqueue(tx, { kind: trialKind, subject: { uploadId }, title, page: `${page}?upload=${uploadId}`, total: rows.length }, by);
    await noteTrial(tx, { uploadId, jobId });
  });
  backgroundJobs.prompt();
  return uploadId;
}
