import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A server's program, run by the Node that runs the bench, in an environment where nothing else is set. */
export interface Program {
  /** What Node is given: a file and its arguments. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  /** An address that answers with success as soon as the server serves. */
  readonly health: string;
}

export interface Running {
  readonly pid: number;
  /** From the start of its process, in milliseconds. */
  readonly firstAnswer: number;
  /** All that it has written so far. */
  output(): string;
  stop(): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** Resolves when the server answers. @throws what it wrote, when it ends instead or does not answer in two minutes. */
export async function run({ command, cwd, env, health }: Program, port: number): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  while (!(await isUp(`http://127.0.0.1:${port}${health}`))) {
    if (hasEnded(child) || performance.now() - started > PATIENCE_MS) {
      child.kill('SIGKILL');
      throw new Error(`${command.join(' ')} did not start: ${output}`);
    }
    await pause(20);
  }
  return { pid: child.pid!, firstAnswer: performance.now() - started, output: () => output, stop: () => stop(child) };
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
