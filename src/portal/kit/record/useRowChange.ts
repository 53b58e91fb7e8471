import { useOptimistic } from '../useOptimistic.ts';

type Id = string | number;

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };

type Shown = Row | { readonly rows: readonly Row[] } | null;

interface RowChange<Changes, Result> {
  /** The contract's path of the list; its records are below it. */
  readonly path: string;
  readonly id: Id;
  readonly send: (changes: Changes) => Promise<Result>;
}

/** A change of single values of one row: its record shows it at once, and so does every list that it stands in. */
export const useRowChange = <Changes extends object, Result>({
  path,
  id,
  send,
}: RowChange<Changes, Result>): ((changes: Changes) => Promise<Result>) =>
  useOptimistic<Shown, Changes, Result>({ path, send, change: (shown, changes) => withRow(shown, id, changes) });

export function withRow(shown: Shown, id: Id, changes: object): Shown {
  const changed = (row: Row): Row => (row.id === id ? { ...row, ...changes } : row);
  if (shown === null) return null;
  return isPage(shown) ? { ...shown, rows: shown.rows.map(changed) } : changed(shown);
}

const isPage = (shown: object): shown is { readonly rows: readonly Row[] } =>
  'rows' in shown && Array.isArray(shown.rows);
