import { version } from '../../platform/version.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { inOneMoment } from '../../platform/database/oneMoment.ts';
import { writeArchive, type ArchiveWriter, type Manifest } from './archive.ts';
import { quoted, run, sequencesOf, tablesOf } from './catalog.ts';
import type { LinkedFiles } from './linkedFiles.ts';

export interface Head {
  readonly program: string;
  readonly madeAt: string;
  readonly migrations: readonly string[];
}

/** This many rows are held in memory at a time. */
const ROWS_AT_ONCE = 200;

/** A row is PostgreSQL's own text, so nothing is lost on the way and either database reads the other's. */
export function takeBackup(database: Database, files: LinkedFiles, path: string, now: Date): Promise<Manifest> {
  return writeArchive(path, async (archive) => {
    const madeAt = now.toISOString();
    const rows = await inOneMoment(database, (tx) => writeTables(tx, archive, files, madeAt));
    let count = 0;
    await files.each(async (id, size, content) => {
      await archive.stream(`files/${id}`, size, content);
      count += 1;
    });
    return { madeAt, rows, files: count };
  });
}

async function writeTables(
  tx: Queryable,
  archive: ArchiveWriter,
  files: LinkedFiles,
  madeAt: string,
): Promise<Record<string, number>> {
  const migrations = (await run<{ name: string }>(tx, 'select name from migration order by name')).map(
    ({ name }) => name,
  );
  await files.linkAll();
  await archive.add('head.json', JSON.stringify({ program: version, madeAt, migrations } satisfies Head, null, 2));
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(tx)) rows[table] = await writeTable(tx, archive, table);
  await archive.add('sequences.json', JSON.stringify(await sequencesOf(tx)));
  return rows;
}

async function writeTable(tx: Queryable, archive: ArchiveWriter, table: string): Promise<number> {
  await run(tx, `declare backed_up no scroll cursor for select t::text as row from ${quoted(table)} t`);
  let count = 0;
  for (let part = 1; ; part += 1) {
    const rows = await run<{ row: string }>(tx, `fetch ${ROWS_AT_ONCE} from backed_up`);
    if (rows.length > 0) await archive.add(`tables/${table}/${part}.json`, JSON.stringify(rows.map(({ row }) => row)));
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await run(tx, 'close backed_up');
  return count;
}
