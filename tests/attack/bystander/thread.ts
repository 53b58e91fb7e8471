import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openBrowser } from '../target/browser.ts';
import { isLoopback } from '../target/loopback.ts';
import { newTally } from '../target/tally.ts';
import type { Bystander, Waits } from './bystander.ts';

const PAUSE_MS = 20;
const FEWEST = 30;
/** Nobody else of an attack has it. */
const LOOPBACK = '127.199.0.1';

const { address, applicant } = workerData as Bystander;
const url = new URL(address);
const browser = openBrowser(url, newTally(), isLoopback(url) ? LOOPBACK : undefined);
const isBuilt = (await browser.call('GET', '/')).status === 200;

/** Readiness, the landing page (a public list where the portal is not built) and the own application, in turn. */
const turns = [
  () => browser.call('GET', '/api/health/ready'),
  () => browser.call('GET', isBuilt ? '/' : '/api/Department/all-departments'),
  ...(applicant ? [() => browser.call('GET', applicant.path, { token: applicant.token })] : []),
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
    const { status, text, ms } = await turns[times.length % turns.length]!();
    times.push(ms);
    if (status !== 200) failed.push(`${status || 'no answer'} ${text.slice(0, 200)}`);
    await pause(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)]!, slowest: times.at(-1)!, count: times.length, failed };
}
