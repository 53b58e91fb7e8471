import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from '../../scripts/start/allocator.ts';
import type { RemitaSettings } from '#server/platform/settings.ts';
import type { DatabasePlace } from './testDatabases.ts';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const WAITING = fileURLToPath(new URL('./waitingServer.ts', import.meta.url));

/** Where the server's modules are held as machine code: every test's server is the same program. */
const COMPILED = join(tmpdir(), 'matricula-compiled');

/** Nobody waits in line unless a test asks for it: on a busy machine any caller might have to. */
export const SERVER_ENVIRONMENT = {
  PATH: process.env['PATH'],
  BUSY_AT: '0',
  NODE_COMPILE_CACHE: COMPILED,
  ...ALLOCATOR,
};

/** A demo college is empty unless a test is about what fills it; a live one is asked to be nothing else. */
export const emptyCollege = (env: Readonly<Record<string, string | undefined>>) =>
  env['REMITA_BASE_URL'] ? {} : { DEMO_STUDENTS: '0' };

/** The server as `npm start` runs it, in a process of its own. */
export interface StartedProcess {
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Resolves when it serves; rejects with what it said when it ended instead. */
  readonly serving: Promise<void>;
  /** Resolves with its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** `main` is the server's source, or what was built of it. */
export function startProcess(env: Readonly<Record<string, string | undefined>>, main = MAIN): StartedProcess {
  return followed(
    spawn(process.execPath, [main], {
      env: { ...SERVER_ENVIRONMENT, ...emptyCollege(env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

function followed(child: ChildProcess): StartedProcess {
  let output = '';
  const serving = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is at http')) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('close', () => reject(new Error(`The server did not start: ${output}`)));
  });
  serving.catch(() => {});
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, serving, ended };
}

/** A server that can be killed. */
export interface ServerProcess {
  readonly address: string;
  /** No chance to tidy up: what was acknowledged must be on the disk already. */
  kill(): Promise<void>;
  /** As an operator stops it; resolves with its exit code. */
  stop(): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** Resolves when it answers. */
export const startServerProcess = (
  place: DatabasePlace,
  port: number,
  remita: RemitaSettings,
  more: Environment = {},
): Promise<ServerProcess> => prepareServerProcess(place, port, remita, more).start();

/** A server that will start at a word, and sooner: meanwhile it reads its modules. */
export interface WaitingServer {
  /** Resolves when it answers. */
  start(): Promise<ServerProcess>;
  /** It is not wanted after all. */
  kill(): Promise<void>;
}

export function prepareServerProcess(
  place: DatabasePlace,
  port: number,
  remita: RemitaSettings,
  more: Environment = {},
): WaitingServer {
  const address = `http://127.0.0.1:${port}`;
  const child = fork(WAITING, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...SERVER_ENVIRONMENT,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      REMITA_BASE_URL: remita.baseUrl,
      REMITA_MERCHANT_ID: remita.merchantId,
      REMITA_SERVICE_TYPE_ID: remita.serviceTypeId,
      REMITA_API_KEY: remita.apiKey,
      LOG_LEVEL: 'silent',
      ...more,
    },
  });
  const { serving, ended } = followed(child);
  const waiting = Promise.race([once(child, 'message'), serving]);
  waiting.catch(() => {});
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {
    kill,
    async start() {
      await waiting;
      child.send('start');
      await serving;
      return { address, kill, stop };
    },
  };
}
