import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inTransaction } from './pool.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Any number, the same for every server of this product: only one of them migrates at a time. */
const advisoryLock = 7_246_155;

const migrationsDirectory = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Applies the migrations that the database has not seen, in order, in one transaction: all or none.
 * @throws one plain line when an applied file was changed, or the database is ahead of this program.
 */
export async function migrate(pool: pg.Pool, directory = migrationsDirectory): Promise<void> {
  const migrations = readMigrations(directory);
  await inTransaction(pool, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
    const applied = await readApplied(tx);
    refuseUnknown(applied, migrations);
    for (const migration of migrations) await apply(tx, migration, applied.get(migration.name));
  });
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return names.map((name) => {
    const sql = readFileSync(`${directory}/${name}`, 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

async function readApplied(tx: pg.PoolClient): Promise<Map<string, string>> {
  await tx.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())');
  const { rows } = await tx.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration');
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function refuseUnknown(applied: Map<string, string>, migrations: Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) throw new Error(`The database has the migration ${unknown}, which this version of the program does not: start the version that made it, or a newer one.`);
}

async function apply(tx: pg.PoolClient, { name, sql, sha256 }: Migration, applied: string | undefined) {
  if (applied === sha256) return;
  if (applied) throw new Error(`The migration ${name} was changed after it was applied to this database: put it back as it was, and write the change as a new migration.`);
  await tx.query(sql);
  await tx.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
}
