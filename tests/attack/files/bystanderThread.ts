import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callerOf } from '../../support/call.ts';
import type { BystanderInput, Waits } from './bystander.ts';

/** Asks for readiness, the landing page (a public list where the portal is not built) and the own application, in turn. */
const PAUSE_MS = 20;
const FEWEST = 30;

const { address, token, load } = workerData as BystanderInput;
const caller = callerOf(address);
const page = (await caller.call('GET', '/')).status === 200 ? '/' : '/api/Department/all-departments';
const turns = [
  () => caller.call('GET', '/api/health/ready'),
  () => caller.call('GET', page),
  () => caller.call(load.method, `/api${load.path}`, { token }),
];

let isOver = false;
parentPort!.on('message', (word: 'begin' | 'end') => {
  isOver = word === 'end';
  if (word === 'begin') void watch().then((waits) => parentPort!.postMessage(waits));
});
parentPort!.postMessage('ready');

async function watch(): Promise<Waits> {
  const times: number[] = [];
  const failed: string[] = [];
  while (!isOver || times.length < FEWEST) {
    const started = performance.now();
    const { status, text } = await turns[times.length % turns.length]!();
    times.push(performance.now() - started);
    if (status !== 200) failed.push(`${status} ${text.slice(0, 200)}`);
    await pause(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)]!, slowest: times.at(-1)!, count: times.length, failed };
}
