import type { Write } from './writes.ts';

/** What a file, or a folder, still writes of others' tables. */
export interface Debt {
  readonly path: string;
  readonly tables: readonly string[];
  readonly because: string;
}

interface Declared {
  readonly owners: Readonly<Record<string, readonly string[]>>;
  readonly debts: readonly Debt[];
}

const isWithin = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/** One line each. */
export function mistakesOf(
  tables: ReadonlySet<string>,
  writes: readonly Write[],
  { owners, debts }: Declared,
): string[] {
  const owned = Object.entries(owners).flatMap(([path, names]) => names.map((table) => ({ path, table })));
  const ownerOf = (table: string) => owned.find((each) => each.table === table)?.path;
  const isOwed = ({ file, table }: Write) =>
    debts.some((debt) => isWithin(file, debt.path) && debt.tables.includes(table));
  const crossing = writes.filter(({ file, table }) => !isWithin(file, ownerOf(table) ?? ''));
  return [
    ...[...tables]
      .filter((table) => !ownerOf(table))
      .map((table) => `The table ${table} has no owner: please name it in scripts/tables/owners.ts.`),
    ...owned
      .filter(({ table }, at) => !tables.has(table) || owned.findIndex((each) => each.table === table) !== at)
      .map(({ path, table }) => `${path} owns ${table}, which is no table, or another's.`),
    ...crossing
      .filter((write) => ownerOf(write.table) && !isOwed(write))
      .map(({ file, table }) => `${file} writes ${table}: please call a function of ${ownerOf(table)}, which owns it.`),
    ...debts.flatMap(({ path, tables: names }) =>
      names
        .filter((table) => !crossing.some((write) => write.table === table && isWithin(write.file, path)))
        .map((table) => `${path} writes ${table} no more: please take it out of the debts.`),
    ),
  ];
}
