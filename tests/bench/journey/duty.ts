import { Worker } from 'node:worker_threads';

/**
 * Gives each process a part of a core and no more: halted and let go on in turn, a little after one another, so that a
 * server is the limit long before this machine is. A thread of its own keeps the time, whatever the load does.
 */
const PERIOD_MS = 20;

const TURNS = `
  const { workerData: { pids, share, period } } = require('node:worker_threads');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const moments = pids.flatMap((pid, index) => {
    const from = (period * index) / pids.length;
    return [{ at: from % period, pid, signal: 'SIGCONT' }, { at: (from + period * share) % period, pid, signal: 'SIGSTOP' }];
  }).sort((a, b) => a.at - b.at);
  const began = performance.now();
  for (let turn = 0; ; turn += 1) {
    for (const { at, pid, signal } of moments) {
      const wait = began + turn * period + at - performance.now();
      if (wait > 0) Atomics.wait(clock, 0, 0, wait);
      try { process.kill(pid, signal); } catch {}
    }
  }`;

/** Resolves with the way to end it, after which all run freely. */
export function limitTo(share: number, pids: readonly number[]): () => Promise<void> {
  const turns = new Worker(TURNS, { eval: true, workerData: { pids, share, period: PERIOD_MS } });
  return async () => {
    await turns.terminate();
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}
