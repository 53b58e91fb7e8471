import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../platform/database/database.ts';
import { lockImport, type upsertCandidates } from './sql.ts';

export interface RowError {
  /** The first row below the header is 1. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

export interface Entry {
  readonly registrationNumber: string;
}

export interface Difference {
  readonly registrationNumber: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

export interface ImportReport {
  readonly errors: readonly RowError[];
  /** The new registration numbers. */
  readonly added: readonly string[];
  readonly changed: readonly Difference[];
  readonly unchanged: number;
  readonly committed: boolean;
}

export type ReadRow<E extends Entry> = { readonly entry: E } | { readonly errors: readonly Omit<RowError, 'row'>[] };

export interface ImportRequest<R> {
  readonly sessionId: number;
  readonly rows: readonly R[];
  /** False for a dry run, which only reports. */
  readonly commit: boolean;
  /** As in an audit entry: `user:<id>`. */
  readonly actor: string;
  readonly ip?: string;
  readonly now: Date;
}

/** Rows `R` of one kind of list are read as `T` and, with what is stored already, become entries `E`. */
interface ImportSteps<R, T extends Entry, E extends Entry> {
  /** Imports with the same lock wait for each other. */
  readonly lock: string;
  read(row: R): ReadRow<T>;
  load(numbers: readonly string[]): Promise<{ readonly stored: ReadonlyMap<string, E>; settle(read: T): ReadRow<E> }>;
  readonly upsert: typeof upsertCandidates;
}

/** Removes nothing; leaves out and reports faulty rows. @param tx one transaction for the comparison and the writes */
export async function importEntries<R, T extends Entry, E extends Entry>(
  tx: Queryable,
  request: ImportRequest<R>,
  steps: ImportSteps<R, T, E>,
): Promise<ImportReport> {
  const { sessionId, rows, commit, actor, ip = null, now } = request;
  const errors: RowError[] = [];
  const take = <V>(
    row: number,
    result: { readonly entry: V } | { readonly errors: readonly Omit<RowError, 'row'>[] },
  ) => {
    if ('entry' in result) return [{ row, entry: result.entry }];
    errors.push(...result.errors.map((error) => ({ row, ...error })));
    return [];
  };
  const read = firstOfEach(
    rows.flatMap((row, index) => take(index + 1, steps.read(row))),
    errors,
  );
  await lockImport(tx, { name: steps.lock });
  const { stored, settle } = await steps.load(read.map(({ entry }) => entry.registrationNumber));
  const entries = read.flatMap(({ row, entry }) => take(row, settle(entry))).map(({ entry }) => entry);

  const added = entries.filter(({ registrationNumber }) => !stored.has(registrationNumber));
  const differing = entries
    .map((entry) => ({ entry, difference: differenceOf(entry, stored.get(entry.registrationNumber)) }))
    .filter(({ difference }) => difference !== undefined);
  const changed = differing.map(({ difference }) => difference!);
  const unchanged = entries.length - added.length - changed.length;
  if (commit && added.length + changed.length > 0) {
    const written = [...added, ...differing.map(({ entry }) => entry)];
    const counts = { added: added.length, changed: changed.length, unchanged };
    await steps.upsert(tx, { sessionId, entries: written, differences: changed, now, actor, counts, ip });
  }
  return {
    errors: errors.sort((a, b) => a.row - b.row),
    added: added.map(({ registrationNumber }) => registrationNumber),
    changed,
    unchanged,
    committed: commit,
  };
}

function firstOfEach<T extends Entry>(read: readonly { row: number; entry: T }[], errors: RowError[]) {
  const seen = new Set<string>();
  return read.filter(({ row, entry: { registrationNumber } }) => {
    if (seen.has(registrationNumber))
      errors.push({ row, column: 'registrationNumber', message: `${registrationNumber} is above already` });
    return !seen.has(registrationNumber) && seen.add(registrationNumber);
  });
}

function differenceOf<E extends Entry>(entry: E, before: E | undefined): Difference | undefined {
  if (!before) return undefined;
  const changes = Object.entries(entry)
    .map(([field, after]) => ({ field, before: before[field as keyof E], after }))
    .filter(({ before: was, after }) => !isDeepStrictEqual(was, after));
  return changes.length > 0 ? { registrationNumber: entry.registrationNumber, changes } : undefined;
}
