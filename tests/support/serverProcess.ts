import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RemitaSettings } from '#server/platform/settings.ts';
import type { DatabasePlace } from './testDatabases.ts';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

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

export function startProcess(env: Readonly<Record<string, string | undefined>>): StartedProcess {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const serving = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is at http')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
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
}

/** Resolves when it answers. */
export async function startServerProcess(place: DatabasePlace, port: number, remita: RemitaSettings, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended } = startProcess({
    PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl,
    REMITA_BASE_URL: remita.baseUrl, REMITA_MERCHANT_ID: remita.merchantId, REMITA_SERVICE_TYPE_ID: remita.serviceTypeId, REMITA_API_KEY: remita.apiKey,
    LOG_LEVEL: 'silent', ...more,
  });
  await serving;
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
