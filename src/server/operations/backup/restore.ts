import { join } from 'node:path';
import { writeAudit } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { applyMigrations, type MigrationsUpTo, lockMigrations } from '../../platform/database/migrate.ts';
import { folderFileStore } from '../../platform/files/folderFileStore.ts';
import { readArchive, textOf, type Entry, type Manifest } from './archive.ts';
import {
  dropEverything,
  foreignKeysOf,
  quoted,
  run,
  tablesOf,
  writtenColumns,
  type ForeignKey,
  type Sequence,
} from './catalog.ts';
import { fileIds } from './linkedFiles.ts';
import type { Head } from './take.ts';
import { RESTORED } from './restored.ts';

export interface Restoring {
  readonly database: Database;
  readonly dataDir: string;
  readonly now: () => Date;
}

export interface RestoreOptions {
  readonly from: string;
  readonly replace: boolean;
}

/**
 * The backup is read to its end before the database is emptied, and the rest is one transaction. Files are put before it
 * commits, under names that no row has yet; what the college had beside them becomes loose with it, and is swept.
 * @throws one plain line: not a whole backup, a backup of a newer program, or a college that has data
 */
export async function restore(
  { database, dataDir, now }: Restoring,
  { from, replace }: RestoreOptions,
): Promise<Manifest> {
  await readArchive(from, async () => undefined);
  const folder = join(dataDir, 'files');
  const files = await folderFileStore(folder);
  return database.transaction(async (tx) => {
    await lockMigrations(tx);
    if (!replace && (await hasData(tx)))
      throw new Error('This college has data: it would be lost. To put the backup in its place, add --replace.');
    await dropEverything(tx);
    await run(tx, 'create temporary table restored_file (id uuid primary key) on commit drop');
    const filling = new Filling(tx, (id, content) => files.put(id, content));
    const manifest = await readArchive(from, filling.take);
    await filling.end();
    await loosenOthers(tx, folder, now());
    await writeAudit(tx, {
      at: now(),
      actor: 'system:restore',
      action: 'restored',
      subjectKind: 'college',
      subjectId: manifest.madeAt,
      detail: { files: manifest.files },
    });
    await run(tx, 'select pg_notify($1, $2)', [RESTORED, manifest.madeAt]);
    return manifest;
  });
}

/** Seeding writes to the audit log, so a college that has begun has rows there. */
async function hasData(tx: Queryable): Promise<boolean> {
  if (!(await tablesOf(tx)).includes('audit_entry')) return false;
  return (await run(tx, 'select 1 from audit_entry limit 1')).length > 0;
}

class Filling {
  readonly #tx: Queryable;
  readonly #put: (id: string, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly #tables = new Map<string, string>();
  #foreignKeys: ForeignKey[] = [];

  constructor(tx: Queryable, put: (id: string, content: AsyncIterable<Buffer>) => Promise<void>) {
    this.#tx = tx;
    this.#put = put;
  }

  readonly take = async ({ name, content }: Entry): Promise<void> => {
    const [kind, which = ''] = name.split('/');
    if (name === 'head.json') await this.#makeTables(JSON.parse(await textOf(content)) as Head);
    else if (name === 'sequences.json') await this.#setSequences(JSON.parse(await textOf(content)) as Sequence[]);
    else if (kind === 'tables') await this.#insert(which, await textOf(content));
    else if (kind === 'files') await this.#putFile(which, content);
  };

  async #makeTables({ migrations }: Head): Promise<void> {
    await applyMigrations(this.#tx, { only: migrations } satisfies MigrationsUpTo);
    this.#foreignKeys = await foreignKeysOf(this.#tx);
    for (const { table, name } of this.#foreignKeys)
      await run(this.#tx, `alter table ${table} drop constraint ${quoted(name)}`);
    for (const table of await tablesOf(this.#tx)) {
      await run(this.#tx, `truncate ${quoted(table)}`);
      await run(this.#tx, `alter table ${quoted(table)} disable trigger user`);
      this.#tables.set(table, await insertInto(this.#tx, table));
    }
  }

  async #insert(table: string, rows: string): Promise<void> {
    const insert = this.#tables.get(table);
    if (!insert) throw new Error(`The backup holds a table that its program did not have: ${table}`);
    await run(this.#tx, insert, [JSON.parse(rows)]);
  }

  async #setSequences(sequences: readonly Sequence[]): Promise<void> {
    for (const { name, last, called } of sequences)
      await run(this.#tx, 'select setval($1::regclass, $2::int8, $3)', [quoted(name), last, called]);
  }

  async #putFile(id: string, content: AsyncIterable<Buffer>): Promise<void> {
    await this.#put(id, content);
    await run(this.#tx, 'insert into restored_file values ($1)', [id]);
  }

  /** Constraints and triggers come back first, which proves that every row finds what it names. */
  async end(): Promise<void> {
    for (const table of this.#tables.keys()) await run(this.#tx, `alter table ${quoted(table)} enable trigger user`);
    for (const { table, name, definition } of this.#foreignKeys)
      await run(this.#tx, `alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await applyMigrations(this.#tx);
  }
}

/** `overriding system value` keeps identities; `offset 0` reads each row once, not once a column. */
async function insertInto(tx: Queryable, table: string): Promise<string> {
  const columns = (await writtenColumns(tx, table)).map(quoted);
  return `insert into ${quoted(table)} (${columns.join(', ')}) overriding system value
    select ${columns.map((column) => `(kept.r).${column}`).join(', ')}
      from (select row::${quoted(table)} as r from unnest($1::text[]) as row offset 0) as kept`;
}

async function loosenOthers(tx: Queryable, folder: string, now: Date): Promise<void> {
  for await (const id of fileIds(folder)) {
    await run(
      tx,
      `insert into loose_file (id, since) select $1, $2 where not exists (select 1 from restored_file where id = $1) on conflict do nothing`,
      [id, now],
    );
  }
}
