import type { LastUpload } from '#contract/kit/upload.ts';
import { fullName } from '#rules/fullName.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { latestUpload, markTakenBack, noteUndo } from './sql.ts';

const A_DAY_MS = 24 * 60 * 60_000;

export async function lastUpload({ database, now }: Platform, list: string): Promise<LastUpload | null> {
  const [latest] = await latestUpload(database, { list, since: dayBefore(now()) });
  if (!latest) return null;
  const { id, created, changed, uploadedAt: at, surname: lastname, firstname, middlename } = latest;
  return { id, created, changed, by: fullName({ lastname, firstname, middlename }), at: at.toISOString() };
}

interface Undoing {
  readonly list: string;
  readonly id: number;
  readonly kind: string;
  /** Of the portal, to which the job leads its owner back. */
  readonly page: string;
}

/** Of two who begin at once, one does. @throws Problem 409 for what is not the latest upload any more */
export async function startUndo(
  { database, backgroundJobs, now }: Platform,
  { list, id, kind, page }: Undoing,
  by: By,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [latest] = await latestUpload(tx, { list, since: dayBefore(now()) });
    const [marked] = latest?.id === id ? await markTakenBack(tx, { uploadId: id, now: now() }) : [];
    if (!marked) throw new Problem(409, 'This upload cannot be taken back any more');
    const jobId = await backgroundJobs.enqueue(
      tx,
      {
        kind,
        subject: { uploadId: id },
        title: `Taking back ${marked.fileName}`,
        page: `${page}?undo=${id}`,
        total: marked.rows,
      },
      by,
    );
    await noteUndo(tx, { uploadId: id, jobId });
  });
  backgroundJobs.prompt();
}

const dayBefore = (at: Date) => new Date(at.getTime() - A_DAY_MS);
