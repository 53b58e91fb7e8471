import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { measureOthers } from '../others.ts';
import { type HostileBody, hostileBodies } from './hostileBodies.ts';
import { type JsonTarget, jsonTargets } from './targets.ts';

export interface HostileJsonOptions {
  readonly address: string;
  readonly count: number;
  readonly seed: number;
  /** The token that a body is sent with, or none. Most endpoints refuse a stranger before the body is read. */
  readonly tokenFor?: (target: JsonTarget, turn: number) => Promise<string | undefined>;
  readonly atOnce?: number;
  /** Of the server, on this machine: its memory is then read. */
  readonly pid?: number;
}

export interface Fault {
  readonly status: number;
  readonly what: string;
  /** Its first 300 characters. */
  readonly body: string;
}

export interface HostileJsonReport {
  readonly sent: number;
  readonly refused: number;
  readonly accepted: number;
  /** Whose connection ended without a reply, as that of a body beyond all bounds may. */
  readonly cutOff: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** 5xx, and replies that are no refusal of ours. */
  readonly faults: readonly Fault[];
  readonly othersIdleP95Ms: number;
  readonly othersP95Ms: number;
  /** Of the two. */
  readonly ratio: number;
  /** Of others who got no right answer meanwhile. */
  readonly othersFailed: number;
  /** The largest that the server's process has ever been; nothing without its pid. */
  readonly peakMegabytes: number | undefined;
}

/** Sends hostile bodies, the same for the same seed, to every endpoint in turn, while others go on asking. */
export async function sendHostileJson({ address, count, seed, tokenFor = async () => undefined, atOnce = 4, pid }: HostileJsonOptions): Promise<HostileJsonReport> {
  const targets = await jsonTargets(address);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const others = await measureOthers(address);
  const byStatus: Record<string, number> = {};
  const faults: Fault[] = [];
  const turns = turnsOf(targets, count, seed);
  const send = async () => {
    for (let turn = turns.next(); !turn.done; turn = turns.next()) {
      const { target, body, at } = turn.value;
      const token = await tokenFor(target, at);
      const { status, text } = await post(agent, address, target, body, { ...fromElsewhere(at), ...(token && { authorization: `Bearer ${token}` }) });
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (status >= 500) faults.push({ status, what: `${target.method} ${target.path}: ${body.kind}: ${text.slice(0, 200)}`, body: body.bytes.toString().slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  agent.destroy();
  const { idleP95Ms, p95Ms, failed } = await others.stop();
  const counted = (is: (status: number) => boolean) => Object.entries(byStatus).reduce((sum, [status, times]) => sum + (is(Number(status)) ? times : 0), 0);
  return {
    sent: counted(() => true), refused: counted((status) => status >= 400), accepted: counted((status) => status >= 200 && status < 400), cutOff: counted((status) => status === 0),
    byStatus, faults, othersIdleP95Ms: idleP95Ms, othersP95Ms: p95Ms, ratio: p95Ms / idleP95Ms, othersFailed: failed,
    peakMegabytes: pid === undefined ? undefined : peakMegabytes(pid),
  };
}

/** A few bodies are made at a time: ten thousand at once would fill the memory of whoever sends them. */
function* turnsOf(targets: readonly JsonTarget[], count: number, seed: number): Generator<{ target: JsonTarget; body: HostileBody; at: number }, undefined> {
  for (let at = 0, round = 0; at < count; round += 1) {
    for (const target of targets) {
      if (at >= count) return;
      const [body] = fc.sample(hostileBodies(target.names), { numRuns: 1, seed: seed + at });
      yield { target, body: body!, at: at++ };
    }
  }
}

/** Guesses are slowed by where they come from, which a server behind a balancer takes from this header. */
const fromElsewhere = (at: number) => ({ 'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.7` });

function post(agent: Agent, address: string, { method, path }: JsonTarget, { bytes, headers }: HostileBody, more: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const cutOff = (error: Error) => resolve({ status: 0, text: error.message });
    const sent = request(new URL(path, address), { agent, method, headers: { ...headers, ...more, 'content-length': bytes.length } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part)).on('error', cutOff).on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', cutOff).end(bytes);
  });
}

const peakMegabytes = (pid: number): number => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
