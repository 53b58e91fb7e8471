import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Answer, Request, WorkerInput } from './messages.ts';

export interface Engine {
  /** Sends wire protocol messages; resolves with the bytes that answer them. */
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(cause: Error): void;
}

/** Under `node --watch` a thread reports its imports, on the very channel that carries our answers. */
const UNWATCHED = { WATCH_REPORT_DEPENDENCIES: '' };

/**
 * How long V8 runs a function of PostgreSQL before it compiles it anew, better. At V8's own figure, a fifteenth, it does so for hundreds
 * that only a start needs: a second of a start's processor time, on other threads.
 */
const TIERING = '--wasm-tiering-budget=200000000';

/**
 * Each function's first count, from which a start does not come. Its few statements had V8 compile PostgreSQL's parser anew, which takes
 * 0.3 s of processor time and 600 MB of memory, once.
 */
const FIRST_TIERING = '--wasm-tiering-budget=2147483647';

/** A database that dies later ends the process: nothing can be served without it, and a restart recovers. */
export async function startEngine(directory: string): Promise<Engine> {
  setFlagsFromString(FIRST_TIERING);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { directory } satisfies WorkerInput,
    env: { ...process.env, ...UNWATCHED },
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const waiting: Waiting[] = [];
  const next = () => new Promise<Answer>((resolve, reject) => waiting.push({ resolve, reject }));
  let started = false;

  const die = (cause: Error) => {
    for (const { reject } of waiting.splice(0)) reject(cause);
    if (started) throw cause;
  };
  worker.on('error', die);
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'died') die(new Error(`The embedded database has stopped: ${answer.reason}`));
    else waiting.shift()?.resolve(answer);
  });

  const send = (request: Request) => {
    const answer = next();
    worker.postMessage(request);
    return answer;
  };

  await next();
  setFlagsFromString(TIERING);
  started = true;
  return {
    async exchange(bytes) {
      const answer = await send({ kind: 'exchange', bytes });
      return answer.kind === 'reply' ? answer.bytes : new Uint8Array();
    },
    async close() {
      await send({ kind: 'close' });
      await ended;
    },
  };
}
