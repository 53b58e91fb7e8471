/** A step of `npm run check`: refuses SQL that writes a table of another wing, and prints what still does. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEBTS, MOST_DEBTS } from './tables/debts.ts';
import { mistakesOf } from './tables/mistakes.ts';
import { OWNERS } from './tables/owners.ts';
import { tablesAfter, writesOf } from './tables/writes.ts';

process.chdir(fileURLToPath(new URL('../src/server', import.meta.url)));

const read = (path: string) => readFileSync(path, 'utf8');
const MIGRATIONS = 'platform/database/migrations';
const NOT_RUN = /\.test\.ts$|^platform\/database\/migrations\//;

const tables = tablesAfter(globSync(`${MIGRATIONS}/*.sql`).toSorted().map(read));
const writes = globSync('**/*.{ts,sql}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !NOT_RUN.test(path))
  .toSorted()
  .flatMap((path) => writesOf(path, read(path), tables));

const mistakes = mistakesOf(tables, writes, { owners: OWNERS, debts: DEBTS });
if (DEBTS.length > MOST_DEBTS) mistakes.push(`${DEBTS.length} paths write others' tables, and ${MOST_DEBTS} may.`);
for (const mistake of mistakes) {
  console.log(mistake);
  process.exitCode = 1;
}
for (const { path, tables: names, because } of DEBTS)
  console.log(`${path} still writes ${names.join(', ')}: ${because}`);
