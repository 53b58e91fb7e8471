import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedConnection } from '#server/platform/database/embedded/connection.ts';
import { startEngine } from '#server/platform/database/embedded/engine.ts';
import { written } from '#server/platform/database/describedSql.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPool } from '#server/platform/database/pool.ts';
import { describing, type Describe } from './describe.ts';
import { STATEMENT_TYPES, typesText } from './typesText.ts';
import '#server/start.ts';

const DATABASE = 'src/server/platform/database';
const BEFORE = 'Written by `npm run generate` from what PostgreSQL says of each statement. Do not edit. Made of';

/**
 * The types of all described statements. What is there already stays where statements and migrations are those it was made of: a
 * database of our own takes seconds to start and migrate.
 */
export async function statementTypes(root: string, current: string | undefined): Promise<Record<string, string>> {
  const banner = `/* ${BEFORE} ${madeOf(root)} */\n`;
  if (current?.startsWith(banner)) return { [STATEMENT_TYPES]: current };
  return { [STATEMENT_TYPES]: banner + (await onMigratedDatabase((describe) => typesText(written, describe))) };
}

function madeOf(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(written));
  for (const folder of [`${DATABASE}/migrations`, 'scripts/generate/statements'])
    for (const file of readdirSync(join(root, folder)).sort())
      if (!file.endsWith('.test.ts')) hash.update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function onMigratedDatabase<T>(work: (describe: Describe) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'matricula-types-'));
  const engine = await startEngine(join(directory, 'database'));
  const stream = () => new EmbeddedConnection(engine);
  const pool = openPool({ user: 'postgres', database: 'postgres', max: 1, stream }, console.error);
  try {
    await migrate(pool);
    const client = await pool.connect();
    try {
      return await work(await describing(client));
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
    await engine.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
