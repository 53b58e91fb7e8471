import { setTimeout as pause } from 'node:timers/promises';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SheetRow } from '../sheet/reading.ts';
import { insertUpload, nameUpload, stageRows } from './sql.ts';

/** One statement with so many takes a few milliseconds. */
const ROWS_AT_ONCE = 500;
const REST_MS = 20;

interface Staged {
  readonly list: string;
  readonly trialKind: string;
  readonly page: string;
}

interface Staging {
  /** Stores rows as they are read, so that no more of a file is held than that. */
  readonly take: (rows: readonly SheetRow[]) => Promise<void>;
  /** @returns the upload's id */
  readonly end: (fileName: string, notes: readonly string[]) => Promise<number>;
}

/** The trial begins once all rows are stored; an upload without a trial is nobody's, and is forgotten with the old ones. */
export function beginStaging(
  { database, now, backgroundJobs }: Platform,
  { list, trialKind, page }: Staged,
  by: By,
): Staging {
  let upload: Promise<number> | undefined;
  let total = 0;
  const uploadId = () =>
    (upload ??= insertUpload(database, { list, userId: by.user.userId, now: now() }).then(([row]) => row!.id));
  return {
    async take(rows) {
      const id = await uploadId();
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        if (total > 0) await pause(REST_MS);
        const staged = rows.slice(from, from + ROWS_AT_ONCE);
        await stageRows(database, { uploadId: id, rows: staged });
        total += staged.length;
      }
    },
    async end(fileName, notes) {
      const id = await uploadId();
      // Without statistics of the rows the trial's joins were nested loops over all of them.
      if (total > ROWS_AT_ONCE)
        await database.query({ name: '', text: 'analyze sheet_upload_row (upload_id, number)', values: [] });
      await database.transaction(async (tx) => {
        const jobId = await backgroundJobs.enqueue(
          tx,
          {
            kind: trialKind,
            subject: { uploadId: id },
            title: `Trial of ${fileName}`,
            page: `${page}?upload=${id}`,
            total,
          },
          by,
        );
        await nameUpload(tx, { uploadId: id, fileName, notes, jobId });
      });
      backgroundJobs.prompt();
      return id;
    },
  };
}
