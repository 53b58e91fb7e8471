import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../support/call.ts';
import { openBystander, type Waits } from './bystander.ts';
import { hostileFile, type HostileFile } from './hostileFile.ts';
import { openSender } from './senders.ts';

export interface HostileOptions {
  /** Of a demo college, on this machine. */
  readonly address: string;
  readonly count: number;
  readonly seed: number;
  /** Of the server: where it is known, its memory is looked at (Linux). */
  readonly pid?: number;
  readonly atOnce?: number;
}

/** What a server did with hostile files, and what others had of it meanwhile. */
export interface HostileReport {
  readonly sent: number;
  /** Taken at every place that it was sent to. */
  readonly accepted: number;
  /** Refused in words that say what is wrong. */
  readonly refused: number;
  /** Asked to come again later. */
  readonly putOff: number;
  /** Answered by a fault, in no words, or not at all: what and how. */
  readonly faults: readonly string[];
  readonly idle: Waits;
  readonly meanwhile: Waits;
  /** How much longer others waited: p95 meanwhile by p95 idle. */
  readonly slowdown: number;
  /** The server's resident memory before, and the most meanwhile; unknown without its pid. */
  readonly megabytes: { readonly idle: number; readonly peak: number } | undefined;
}

const IDLE_MS = 5_000;

/** Sends files that wish the server ill, several at once, while somebody else goes on asking for pages. */
export async function sendHostileFiles({ address, count, seed, pid, atOnce = 4 }: HostileOptions): Promise<HostileReport> {
  const bystander = await openBystander(address);
  const senders = await Promise.all(Array.from({ length: atOnce }, () => openSender(address)));
  await bystander.watch(Promise.resolve());
  if (pid !== undefined) peakSince(pid);
  const idle = await bystander.watch(pause(IDLE_MS));
  const idleMegabytes = pid === undefined ? 0 : peakSince(pid);
  const counts = { accepted: 0, refused: 0, putOff: 0 };
  const faults: string[] = [];
  let number = 0;
  const sending = Promise.all(senders.map(async (send) => {
    for (let mine = number++; mine < count; mine = number++) {
      const file = await hostileFile(seed, mine);
      const outcome = await send(file).then(outcomeOf, (error: unknown) => `no answer (${String(error)})`);
      if (outcome in counts) counts[outcome as keyof typeof counts] += 1;
      else faults.push(`${nameOf(file)}: ${outcome}`);
    }
  }));
  const meanwhile = await bystander.watch(sending);
  await sending;
  await bystander.close();
  return { sent: count, ...counts, faults, idle, meanwhile, slowdown: meanwhile.p95 / idle.p95, megabytes: pid === undefined ? undefined : { idle: idleMegabytes, peak: peakSince(pid) } };
}

const nameOf = ({ sentAs, name }: HostileFile): string => `${sentAs} '${name}'`;

/** Of all replies to one file the worst. */
function outcomeOf(answers: readonly Answer[]): string {
  const bad = answers.filter(({ status }) => status >= 400);
  const fault = bad.find(({ status, json, headers }) => (status >= 500 ? !(status === 503 && headers.has('retry-after')) : typeof json?.message !== 'string'));
  if (fault) return `${fault.status} ${fault.text.slice(0, 200)}`;
  if (bad.length === 0) return 'accepted';
  return bad.some(({ status }) => status === 503) ? 'putOff' : 'refused';
}

/** The most memory that a process had resident since this was last asked: what it has now, when it is asked twice. */
function peakSince(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Math.round(Number(kilobytes) / 1024);
}
