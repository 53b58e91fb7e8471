import type { LastUpload, TakenBack } from '#contract/kit/upload.ts';
import { fullName } from '#rules/fullName.ts';
import type { By, User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { createdBy, latestUpload, markTakenBack } from './sql.ts';

const A_DAY_MS = 24 * 60 * 60_000;

export interface TakesBack {
  /** Of some things nothing in the database says that they are in use: false keeps every row made since then. */
  readonly mayRemove?: (tx: Queryable, since: Date) => Promise<boolean>;
  /** The guard throws `Problem` for a row that this person may not change. */
  readonly guardFor?: (tx: Queryable, user: User) => Promise<(id: string) => Promise<void>>;
  /** It fails, or does nothing, where the row is in use. */
  readonly remove: (tx: Queryable, id: string, by: By) => Promise<readonly unknown[]>;
  readonly switchOff: (tx: Queryable, id: string, by: By) => Promise<readonly unknown[]>;
}

export async function lastUpload({ database, now }: Platform, list: string): Promise<LastUpload | null> {
  const [latest] = await latestUpload(database, { list, since: dayBefore(now()) });
  if (!latest) return null;
  const { id, created, uploaded_at: at, surname: lastname, firstname, middlename } = latest;
  return { id, created, by: fullName({ lastname, firstname, middlename }), at: at.toISOString() };
}

/** It is all done or nothing: unused rows are removed, used ones are switched off. */
export async function takeUploadBack({ database, now }: Platform, list: string, id: number, by: By, takes: TakesBack): Promise<TakenBack> {
  return database.transaction(async (tx) => {
    const [latest] = await latestUpload(tx, { list, since: dayBefore(now()) });
    if (latest?.id !== id || (await markTakenBack(tx, { uploadId: id, now: now() })).length === 0) throw new Problem(409, 'This upload cannot be taken back any more');
    const mayRemove = await takes.mayRemove?.(tx, latest.uploaded_at) ?? true;
    const mustChange = await takes.guardFor?.(tx, by.user);
    const counts = { removed: 0, switchedOff: 0 };
    for (const { target: row } of await createdBy(tx, { uploadId: id })) {
      await mustChange?.(row);
      if (mayRemove && await removed(tx, () => takes.remove(tx, row, by))) counts.removed += 1;
      else if ((await takes.switchOff(tx, row, by)).length > 0) counts.switchedOff += 1;
    }
    return counts;
  });
}

const dayBefore = (at: Date) => new Date(at.getTime() - A_DAY_MS);

const IS_REFERRED_TO = '23503';

/** False means that something refers to the row; the savepoint lets the transaction go on. */
async function removed(tx: Queryable, remove: () => Promise<readonly unknown[]>): Promise<boolean> {
  const execute = (text: string) => tx.query({ name: '', text, values: [] });
  await execute('savepoint removal');
  try {
    return (await remove()).length > 0;
  } catch (error) {
    if ((error as { code?: string }).code !== IS_REFERRED_TO) throw error;
    await execute('rollback to savepoint removal');
    return false;
  } finally {
    await execute('release savepoint removal');
  }
}
