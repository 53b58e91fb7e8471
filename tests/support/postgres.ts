import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { asPostgresUser, findPostgres, giveToPostgresUser } from './postgresPrograms.ts';

export interface TemporaryPostgres {
  /** The address of its database `postgres`, as a user that may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary directory, on a free port of 127.0.0.1. It ends with this process,
 * however that ends. `durable` makes its commits reach the disk, as a measurement needs and a test does not.
 */
export async function startPostgres({ durable = false } = {}): Promise<TemporaryPostgres> {
  const folder = findPostgres();
  const root = mkdtempSync(join(tmpdir(), 'matricula-postgres-'));
  giveToPostgresUser(root);
  const directory = join(root, 'data');
  const initdb = [join(folder, 'initdb'), '-D', directory, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(...asPostgresUser(initdb), { stdio: ['ignore', 'ignore', 'inherit'], cwd: root });

  const port = await freePort();
  const server = runWhileWeLive([join(folder, 'postgres'), '-D', directory, ...serverOptions(port, durable)], root);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.ref();
      const over = once(server, 'exit');
      server.stdin?.end();
      await over;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The shell waits for the end of its input, which the kernel closes with this process, and then ends the server. */
function runWhileWeLive(command: string[], root: string): ChildProcess {
  const script = '"$@" </dev/null & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$PWD"';
  const [file, args] = asPostgresUser(['sh', '-c', script, 'sh', ...command]);
  const child = spawn(file, args, { cwd: root, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
}

function serverOptions(port: number, durable: boolean): string[] {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
  const careless = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries({ ...settings, ...careless }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(connectionString: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('The temporary PostgreSQL did not start');
}
