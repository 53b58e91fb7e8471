import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Queryable } from './database.ts';
import { inTransaction } from './pool.ts';
import type { WaitForConnection } from './startPatience.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Any number, the same for every server of this product: only one of them migrates at a time. */
const advisoryLock = 7_246_155;

const migrationsDirectory = fileURLToPath(new URL('./migrations/', import.meta.url));

/** All apply or none. @throws one plain line when an applied file was changed, or the database is ahead of this program */
export async function migrate(
  pool: pg.Pool,
  directory = migrationsDirectory,
  waitFor?: WaitForConnection,
): Promise<void> {
  const apply = async (tx: Queryable) => {
    await lockMigrations(tx);
    await applyMigrations(tx, { directory });
  };
  await inTransaction(pool, apply, waitFor);
}

export async function lockMigrations(tx: Queryable): Promise<void> {
  await tx.query({ name: '', text: 'SELECT pg_advisory_xact_lock($1)', values: [advisoryLock] });
}

export interface MigrationsUpTo {
  readonly directory?: string;
  /** Those of an older program, to read its rows; all by default. */
  readonly only?: readonly string[];
}

/** The transaction in hand holds the lock (`lockMigrations`). */
export async function applyMigrations(
  tx: Queryable,
  { directory = migrationsDirectory, only }: MigrationsUpTo = {},
): Promise<void> {
  const migrations = readMigrations(directory);
  const applied = await readApplied(tx);
  refuseUnknown(only ?? [...applied.keys()], migrations);
  for (const migration of migrations)
    if (only?.includes(migration.name) ?? true) await applyOne(tx, migration, applied.get(migration.name));
}

export const migrationNames = (directory = migrationsDirectory): string[] =>
  readdirSync(directory)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();

export async function missingMigrations(database: Queryable): Promise<string[]> {
  const applied = await selectApplied(database);
  return migrationNames().filter((name) => !applied.has(name));
}

function readMigrations(directory: string): Migration[] {
  return migrationNames(directory).map((name) => {
    const sql = readFileSync(`${directory}/${name}`, 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

async function readApplied(tx: Queryable): Promise<Map<string, string>> {
  await tx.query({
    name: '',
    text: 'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    values: [],
  });
  return selectApplied(tx);
}

/** Checksums by name. */
async function selectApplied(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.query({ name: '', text: 'SELECT name, sha256 FROM migration', values: [] });
  return new Map((rows as unknown as Migration[]).map(({ name, sha256 }) => [name, sha256]));
}

function refuseUnknown(applied: readonly string[], migrations: Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.find((name) => !known.has(name));
  if (unknown)
    throw new Error(
      `The database has the migration ${unknown}, which this version of the program does not: start the version that made it, or a newer one.`,
    );
}

async function applyOne(tx: Queryable, { name, sql, sha256 }: Migration, applied: string | undefined) {
  if (applied === sha256) return;
  if (applied)
    throw new Error(
      `The migration ${name} was changed after it was applied to this database: put it back as it was, and write the change as a new migration.`,
    );
  await tx.query({ name: '', text: sql, values: [] });
  await tx.query({ name: '', text: 'INSERT INTO migration (name, sha256) VALUES ($1, $2)', values: [name, sha256] });
}
