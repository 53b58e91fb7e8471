import type { ListQuery } from '#contract/kit/list.ts';
import type { User } from '../../../platform/auth/caller.ts';
import type { JobKind } from '../../../platform/background-jobs/backgroundJobs.ts';
import type { List } from '../list.ts';
import type { ListFormat } from '../listFile.ts';
import { insertPart, partBefore } from './sql.ts';
import { packed } from './storedRows.ts';

/** What a job makes a file of. */
export interface FileSubject {
  readonly format: ListFormat;
  readonly columns: readonly string[];
  readonly query: ListQuery;
}

/** What it came to: how many rows there are, and what their columns add up to. */
export interface MadeFile {
  readonly rows: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** As many as are read and stored in a few milliseconds. */
const ROWS_AT_ONCE = 250;

/** Reads what its owner may see at the time, some rows a step, and stores them as the page presents them. */
export const makeFileOf = <R extends object>(
  name: string,
  served: List<R>,
  shown: (row: R, user: User) => unknown,
): JobKind => ({
  name,
  async step(tx, { id: jobId, subject, reached: number, total, by: { user } }) {
    const { query, columns } = subject as FileSubject;
    const [before] = await partBefore(tx, { jobId, number });
    const batch = await served.batch(tx, query, { after: before?.after ?? null, size: ROWS_AT_ONCE }, user);
    const rows = batch.rows.map((row) => shown(row, user) as Readonly<Record<string, unknown>>);
    const counted = (before?.counted ?? 0) + rows.length;
    const sums = added((before?.sums as MadeFile['sums']) ?? {}, served.sums, rows);
    await insertPart(tx, { jobId, number, rows: await packed(rows, columns), counted, sums, after: batch.after });
    const reached = number + 1;
    return batch.after === null
      ? { done: counted, reached, result: { rows: counted, sums } satisfies MadeFile }
      : { done: Math.min(counted, total), reached };
  },
});

const added = (
  before: MadeFile['sums'],
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): MadeFile['sums'] =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), before[name] ?? 0)]),
  );
