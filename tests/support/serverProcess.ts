import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Resolves when it serves, or rejects with what it said when it ended instead. */
  readonly serving: Promise<void>;
  /** Resolves with its exit code, null when it was killed. */
  readonly ended: Promise<number | null>;
}

export function startProcess(env: Readonly<Record<string, string | undefined>>): ServerProcess {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const serving = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is at http')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(output)));
  });
  serving.catch(() => {});
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, serving, ended };
}
