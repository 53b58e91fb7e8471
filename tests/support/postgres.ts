import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { asPostgresUser, findPostgres, giveToPostgresUser } from './postgresPrograms.ts';
import { until } from './until.ts';

export interface TemporaryPostgres {
  /** The address of its database `postgres`, as a user that may create databases. */
  readonly url: string;
  /** Kills it and all that it started with no warning, and starts it again on what it left. */
  crash(): Promise<void>;
  /** Kills it likewise; it is away until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Halts it and all that it started: connections stay open and nothing answers, until `thaw`. */
  freeze(): void;
  thaw(): void;
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
  const initdb = [
    join(folder, 'initdb'),
    '-D',
    directory,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(...asPostgresUser(initdb), { stdio: ['ignore', 'ignore', 'inherit'], cwd: root });

  const port = await freePort();
  const server = runWhileWeLive([join(folder, 'postgres'), '-D', directory, ...serverOptions(port, durable)], root);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    server.stdin!.write('start\n');
    await untilReady(url, server);
  };
  await start();
  const parent = () => Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const down = () => killFamily(parent());
  return {
    url,
    down,
    up: start,
    freeze: () => signalFamily(parent(), 'SIGSTOP'),
    thaw: () => signalFamily(parent(), 'SIGCONT'),
    async crash() {
      await down();
      await start();
    },
    async stop() {
      server.ref();
      const over = once(server, 'exit');
      server.stdin?.end();
      await over;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The shell starts the server at each line of its input, and ends it with that input, which the kernel closes with this process. */
function runWhileWeLive(command: string[], root: string): ChildProcess {
  const script =
    'while read -r _; do wait; "$@" </dev/null & server=$!; done; kill -QUIT $server; wait $server; rm -rf "$PWD"';
  const [file, args] = asPostgresUser(['sh', '-c', script, 'sh', ...command]);
  const child = spawn(file, args, { cwd: root, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
}

/**
 * A process and its children, at once: its own way of ending them would be a warning. It is halted first, or a child born
 * meanwhile would live on. Resolves when none of them holds anything any more.
 */
async function killFamily(parent: number): Promise<void> {
  process.kill(parent, 'SIGSTOP');
  const family = new Set(familyOf(parent));
  for (const pid of family) signal(pid, 'SIGKILL');
  await until('the processes of PostgreSQL have ended', () => {
    if (processes().some(({ pid, state }) => family.has(pid) && !state.startsWith('Z')))
      throw new Error('One of them lives');
  });
}

/** The parent first, so that none is born between. */
function signalFamily(parent: number, what: NodeJS.Signals): void {
  signal(parent, what);
  for (const pid of familyOf(parent)) signal(pid, what);
}

const familyOf = (parent: number): number[] => [
  parent,
  ...processes()
    .filter(({ ppid }) => ppid === parent)
    .map(({ pid }) => pid),
];

/** All of this machine; one in state Z has ended and only waits to be counted. */
function processes(): { pid: number; ppid: number; state: string }[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, ppid, state] = line.trim().split(/\s+/);
      return { pid: Number(pid), ppid: Number(ppid), state: state! };
    });
}

function signal(pid: number, what: NodeJS.Signals): void {
  try {
    process.kill(pid, what);
  } catch {
    // Gone by itself meanwhile.
  }
}

function serverOptions(port: number, durable: boolean): string[] {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
  const careless = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries({ ...settings, ...careless }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(connectionString: string, server: ChildProcess) {
  const answers = until('the temporary PostgreSQL answers', async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.end();
  });
  await Promise.race([
    answers,
    once(server, 'exit').then(() => Promise.reject(new Error('The temporary PostgreSQL did not start'))),
  ]);
}
