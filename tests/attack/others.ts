import { setTimeout as pause } from 'node:timers/promises';

/** How others fare who ask something ordinary, a few times a second, while something else goes on. */
export interface Others {
  stop(): Promise<{ readonly idleP95Ms: number; readonly p95Ms: number; readonly asked: number; readonly failed: number }>;
}

const IDLE_QUESTIONS = 60;
const PAUSE_MS = 20;

/** What the landing page shows: a question to the database. */
const ORDINARY = '/api/Notices/recent';

/** Measures an idle server first, then until it is stopped. */
export async function measureOthers(address: string): Promise<Others> {
  const ask = async (times: number[]): Promise<boolean> => {
    const begun = performance.now();
    const reply = await fetch(address + ORDINARY, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    await reply?.text().catch(() => undefined);
    times.push(performance.now() - begun);
    return reply?.status === 200;
  };
  const idle: number[] = [];
  for (let asked = 0; asked < IDLE_QUESTIONS; asked += 1) {
    await ask(idle);
    await pause(PAUSE_MS);
  }
  const times: number[] = [];
  let [failed, stopped] = [0, false];
  const asking = (async () => {
    while (!stopped) {
      if (!await ask(times)) failed += 1;
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await asking;
      return { idleP95Ms: p95(idle), p95Ms: p95(times), asked: times.length, failed };
    },
  };
}

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
