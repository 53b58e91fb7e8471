import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type DatabaseOptions } from '#server/platform/database/open.ts';
import { compileEngine } from './compiledEngine.ts';

/** What every test file is given by `prepareDatabases.ts`: of each kind two databases that fresh ones are copied from. */
export interface Templates {
  /** A PostgreSQL in which databases may be created. */
  readonly postgresUrl: string;
  /** The common beginning of the names of the template databases and of their copies. */
  readonly postgresTemplate: string;
  /** The folder of the data directories of closed embedded databases, one for each template. */
  readonly embeddedTemplate: string;
  /** Where copies of it are put; removed when the tests are over. */
  readonly scratch: string;
}

/** `migrated`: its tables are empty. `seeded`: the demo college has begun on it, and stopped. */
export type Template = 'migrated' | 'seeded';

/** Where a server keeps what it knows: what `openDatabase` and the environment of `npm start` take. */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** An empty database beside the one at `url`, for a server of its own; answers its address. */
export async function newDatabase(url: string, name: string): Promise<string> {
  await administer(url, `CREATE DATABASE ${name}`);
  return addressOf(url, name);
}

export const dropDatabase = (url: string, name: string): Promise<unknown> =>
  administer(url, `DROP DATABASE ${name} WITH (FORCE)`);

/** `begin` starts the demo college on a migrated database, whose place it is given, and stops it. */
export async function makeTemplates(postgresUrl: string, scratch: string, begin: Begin): Promise<Templates> {
  const templates: Templates = {
    postgresUrl,
    postgresTemplate: `matricula_test_${process.pid}_${Date.now()}`,
    embeddedTemplate: join(scratch, 'template'),
    scratch,
  };
  await Promise.all([makePostgresTemplates(templates, begin), makeEmbeddedTemplates(templates, begin)]);
  return templates;
}

async function makePostgresTemplates(
  { postgresUrl, postgresTemplate, scratch }: Templates,
  begin: Begin,
): Promise<void> {
  const [migrated, seeded] = [`${postgresTemplate}_migrated`, `${postgresTemplate}_seeded`];
  await administer(postgresUrl, `CREATE DATABASE ${migrated}`);
  await migrate({ databaseUrl: addressOf(postgresUrl, migrated), dataDir: scratch });
  await administer(postgresUrl, `CREATE DATABASE ${seeded} TEMPLATE ${migrated}`);
  await begin({ databaseUrl: addressOf(postgresUrl, seeded), dataDir: scratch });
}

async function makeEmbeddedTemplates({ embeddedTemplate }: Templates, begin: Begin): Promise<void> {
  const [migrated, seeded] = [join(embeddedTemplate, 'migrated'), join(embeddedTemplate, 'seeded')];
  await migrate({ dataDir: migrated });
  cpSync(migrated, seeded, { recursive: true });
  await begin({ dataDir: seeded });
}

type Begin = (place: DatabaseOptions) => Promise<void>;

const migrate = async (place: DatabaseOptions) => (await openDatabase(place)).close();

/** Removes the template databases and every copy that a crashed test left. */
export async function removeTemplates({ postgresUrl, postgresTemplate, scratch }: Templates) {
  const names = await administer(
    postgresUrl,
    `SELECT datname FROM pg_database WHERE datname LIKE '${postgresTemplate}%'`,
  );
  for (const { datname } of names) await administer(postgresUrl, `DROP DATABASE ${datname} WITH (FORCE)`);
  rmSync(scratch, { recursive: true, force: true });
}

let copies = 0;

/** A database in PostgreSQL: a copy of the template, in about a tenth of a second, or one with nothing in it at all. */
export async function postgresPlace(templates: Templates, content: Template | 'nothing'): Promise<DatabasePlace> {
  const { postgresUrl, postgresTemplate, scratch } = templates;
  copies += 1;
  const name = `${postgresTemplate}_${process.pid}_${copies}`;
  await administer(
    postgresUrl,
    `CREATE DATABASE ${name} TEMPLATE ${content === 'nothing' ? 'template0' : `${postgresTemplate}_${content}`}`,
  );
  const dataDir = mkdtempSync(join(scratch, 'data-'));
  return {
    databaseUrl: addressOf(postgresUrl, name),
    dataDir,
    async remove() {
      await administer(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data directory for the embedded database: a copy of the template's files, or empty. */
export async function embeddedPlace(
  { embeddedTemplate, scratch }: Templates,
  content: Template | 'nothing',
): Promise<DatabasePlace> {
  await compileEngine();
  const dataDir = mkdtempSync(join(scratch, 'data-'));
  if (content !== 'nothing') cpSync(join(embeddedTemplate, content), dataDir, { recursive: true });
  return {
    databaseUrl: undefined,
    dataDir,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
