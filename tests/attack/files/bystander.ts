import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { callerOf } from '../../support/call.ts';
import { demoApplicant, PROGRAMME } from './senders.ts';

/** How long others wait for what they ask. */
export interface Waits {
  /** Milliseconds that 95 of 100 answers took at the most. */
  readonly p95: number;
  readonly slowest: number;
  readonly count: number;
  /** Answers other than 200. */
  readonly failed: readonly string[];
}

export interface Bystander {
  /** Goes on asking until `over`, and at least 30 times. */
  watch(over: Promise<unknown>): Promise<Waits>;
  close(): Promise<unknown>;
}

/** What their thread is given: whose application they load, and where. */
export interface BystanderInput {
  readonly address: string;
  readonly token: string;
  readonly load: { readonly method: string; readonly path: string };
}

/** Somebody who has nothing to do with it, in a thread of their own: what it costs to make hostile files delays no answer. */
export async function openBystander(address: string): Promise<Bystander> {
  const { method, path } = PROGRAMME.endpoints.load;
  const input: BystanderInput = { address, token: await demoApplicant(callerOf(address)), load: { method, path } };
  const thread = new Worker(new URL('./bystanderThread.ts', import.meta.url), { workerData: input, execArgv: [] });
  await once(thread, 'message');
  return {
    async watch(over) {
      const told = once(thread, 'message');
      thread.postMessage('begin');
      await over.catch(() => undefined);
      thread.postMessage('end');
      const [waits] = await told;
      return waits as Waits;
    },
    close: () => thread.terminate(),
  };
}
