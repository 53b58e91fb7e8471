import { setTimeout as pause } from 'node:timers/promises';
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

const PAUSE_MS = 20;

/** Somebody who has nothing to do with it: asks for readiness, the landing page (a public list where the portal is not built) and the own application, in turn. */
export async function openBystander(address: string) {
  const caller = callerOf(address);
  const token = await demoApplicant(caller);
  const { load } = PROGRAMME.endpoints;
  const page = (await caller.call('GET', '/')).status === 200 ? '/' : '/api/Department/all-departments';
  const turns = [
    () => caller.call('GET', '/api/health/ready'),
    () => caller.call('GET', page),
    () => caller.call(load.method, `/api${load.path}`, { token }),
  ];
  return {
    /** Asks until `over`, and at least 30 times. */
    async watch(over: Promise<unknown>): Promise<Waits> {
      const times: number[] = [];
      const failed: string[] = [];
      let isOver = false;
      void over.finally(() => { isOver = true; }).catch(() => undefined);
      while (!isOver || times.length < 30) {
        const started = performance.now();
        const { status, text } = await turns[times.length % turns.length]!();
        times.push(performance.now() - started);
        if (status !== 200) failed.push(`${status} ${text.slice(0, 200)}`);
        await pause(PAUSE_MS);
      }
      times.sort((a, b) => a - b);
      return { p95: times[Math.floor(times.length * 0.95)]!, slowest: times.at(-1)!, count: times.length, failed };
    },
  };
}
