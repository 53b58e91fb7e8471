/** A file under `src/server` that writes a table. */
export interface Write {
  readonly file: string;
  readonly table: string;
}

const COMMENT = /^\s*(\/\*\*|\*|\/\/|--).*$/gm;

/** SQL, and the declarations by which the kit makes SQL: of a resource, a list that is uploaded, and a workflow. */
const WRITES = [
  /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?(\w+)/g,
  /\btable: '(\w+)'/g,
  /\bworkflow\([\w.]+, '(\w+)'/g,
];

/** A table whose name is put into the SQL is not seen, nor is what a function of its owner writes into another's statement. */
export function writesOf(file: string, text: string, tables: ReadonlySet<string>): Write[] {
  const code = text.replace(COMMENT, '');
  const names = WRITES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => tables.has(name)).map((table) => ({ file, table }));
}

const MADE = /^\s*(?:create table (\w+)|alter table (\w+) rename to (\w+)|drop table (\w+))/gim;

/** The tables that migrations leave, in the order in which they are applied. */
export function tablesAfter(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const [, created, renamed, name, dropped] of migrations.flatMap((text) => [...text.matchAll(MADE)])) {
    if (renamed ?? dropped) tables.delete((renamed ?? dropped)!);
    if (created ?? name) tables.add((created ?? name)!);
  }
  return tables;
}
