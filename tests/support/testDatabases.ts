import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/open.ts';

/** What every test file is given by `prepareGrounds.ts`: the two migrated, empty databases that fresh ones are copied from. */
export interface Templates {
  /** A PostgreSQL in which databases may be created. */
  readonly postgresUrl: string;
  /** The name of the template database; copies carry it as their prefix. */
  readonly postgresTemplate: string;
  /** The data directory of a closed embedded database. */
  readonly embeddedTemplate: string;
  /** Where copies of it are put; removed when the tests are over. */
  readonly scratch: string;
}

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

export const dropDatabase = (url: string, name: string): Promise<unknown> => administer(url, `DROP DATABASE ${name} WITH (FORCE)`);

export async function makeTemplates(postgresUrl: string, scratch: string): Promise<Templates> {
  const postgresTemplate = `matricula_test_${process.pid}_${Date.now()}`;
  await administer(postgresUrl, `CREATE DATABASE ${postgresTemplate}`);
  const embeddedTemplate = join(scratch, 'template');
  const grounds = [{ databaseUrl: addressOf(postgresUrl, postgresTemplate), dataDir: scratch }, { dataDir: embeddedTemplate }];
  await Promise.all(grounds.map(async (ground) => (await openDatabase(ground)).close()));
  return { postgresUrl, postgresTemplate, embeddedTemplate, scratch };
}

/** Removes the template database and every copy that a crashed test left. */
export async function removeTemplates({ postgresUrl, postgresTemplate, scratch }: Templates) {
  const names = await administer(postgresUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${postgresTemplate}%'`);
  for (const { datname } of names) await administer(postgresUrl, `DROP DATABASE ${datname} WITH (FORCE)`);
  rmSync(scratch, { recursive: true, force: true });
}

let copies = 0;

/** A database in PostgreSQL: a copy of the template, in about a tenth of a second, or one with nothing in it at all. */
export async function postgresPlace(templates: Templates, content: 'migrated' | 'nothing'): Promise<DatabasePlace> {
  const { postgresUrl, postgresTemplate, scratch } = templates;
  copies += 1;
  const name = `${postgresTemplate}_${process.pid}_${copies}`;
  await administer(postgresUrl, `CREATE DATABASE ${name} TEMPLATE ${content === 'migrated' ? postgresTemplate : 'template0'}`);
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
export async function embeddedPlace({ embeddedTemplate, scratch }: Templates, content: 'migrated' | 'nothing'): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(scratch, 'data-'));
  if (content === 'migrated') cpSync(embeddedTemplate, dataDir, { recursive: true });
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
