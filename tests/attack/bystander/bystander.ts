import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** How long others wait for what they ask. */
export interface Waits {
  /** Milliseconds that 95 of 100 answers took at the most. */
  readonly p95: number;
  readonly slowest: number;
  readonly count: number;
  /** Answers other than 200. */
  readonly failed: readonly string[];
}

/** Without those about readiness, which is judged by a clock, and so by whatever else this machine does. */
export const failures = ({ failed }: Waits): readonly string[] =>
  failed.filter((answer) => !answer.includes('not ready'));

/** Who goes on asking for ordinary pages, and where; an applicant for their own application too. */
export interface Bystander {
  readonly address: string;
  readonly applicant?: { readonly token: string; readonly path: string };
}

/** What others had of a server that something was done to. */
export interface Beside<Result> {
  readonly result: Result;
  readonly idle: Waits;
  readonly meanwhile: Waits;
  /** How much longer others waited: p95 meanwhile by p95 idle. */
  readonly slowdown: number;
}

/** As many answers as a p95 wants. */
const IDLE_MS = 5_000;

/**
 * Does something to a server while somebody who has nothing to do with it goes on asking, from a thread and an address of
 * their own: what it costs here to do it delays no answer, and no limit on it is theirs.
 * @param idleMs for how long the idle server is asked first
 */
export async function besideOthers<Result>(
  bystander: Bystander,
  act: () => Promise<Result>,
  { idleMs = IDLE_MS } = {},
): Promise<Beside<Result>> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: bystander, execArgv: [] });
  await once(thread, 'message');
  const watch = async (over: Promise<unknown>): Promise<Waits> => {
    const waits = once(thread, 'message');
    thread.postMessage('begin');
    await over.catch(() => undefined);
    thread.postMessage('end');
    return (await waits)[0] as Waits;
  };
  try {
    await watch(Promise.resolve());
    const idle = await watch(pause(idleMs));
    const acting = act();
    const meanwhile = await watch(acting);
    return { result: await acting, idle, meanwhile, slowdown: meanwhile.p95 / idle.p95 };
  } finally {
    await thread.terminate();
  }
}
