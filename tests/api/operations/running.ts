import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '#server/platform/database/database.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import type { Databases } from '../../support/databases.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** A college in a process of its own, with a payment provider beside it. */
export interface RunningCollege extends Caller {
  readonly address: string;
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
}

export async function runningCollege(
  databases: Databases,
  place: DatabasePlace,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningCollege> {
  const port = await freePort();
  const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`, { lateMs: 0 });
  databases.whenOver(sandbox.stop);
  const server = await startServerProcess(place, port, sandbox.settings, env);
  databases.whenOver(server.kill);
  return { address: server.address, sandbox, ...callerOf(server.address) };
}

export interface Said {
  readonly code: number;
  readonly output: string;
}

/** `npm run backup` or `npm run restore`, as an operator types it. */
export function npmRun(
  command: 'backup' | 'restore',
  { dataDir, databaseUrl }: DatabasePlace,
  ...options: string[]
): Promise<Said> {
  const script = fileURLToPath(new URL(`../../../scripts/${command}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** Rows and a digest of every row, by table, without what says that it was restored. */
export async function digestOf(database: Queryable): Promise<Record<string, string>> {
  const ask = async (text: string) =>
    (await database.query({ name: '', text, values: [] })).rows as Record<string, string>[];
  const tables = await ask(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'",
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] =
      await ask(`select count(*) || ' ' || coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
      from (select md5(t::text) as digest from "${name}" t ${name === 'audit_entry' ? "where action <> 'restored'" : ''}) as rows`);
    digests[name!] = row!['digest']!;
  }
  return digests;
}
