import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { besideOthers, type Beside } from '../bystander/bystander.ts';
import { peakSince } from '../peakMemory.ts';
import { premade } from '../premade.ts';
import { type HostileBody, hostileBodies } from './hostileBodies.ts';
import { type JsonTarget, jsonTargets } from './targets.ts';

export interface HostileJsonOptions {
  readonly address: string;
  readonly count: number;
  readonly seed: number;
  /** The token that a body is sent with, or none. Most endpoints refuse a stranger before the body is read. */
  readonly tokenFor?: (target: JsonTarget, turn: number) => string | undefined;
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

export interface HostileJsonReport extends Omit<Beside<unknown>, 'result'> {
  readonly sent: number;
  readonly refused: number;
  readonly accepted: number;
  /** Whose connection ended without a reply, as that of a body beyond all bounds may. */
  readonly cutOff: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** 5xx, and replies that are no refusal of ours. */
  readonly faults: readonly Fault[];
  /** The most that the server's process had resident meanwhile; nothing without its pid. */
  readonly peakMegabytes: number | undefined;
}

/** Sends hostile bodies, the same for the same seed, to every endpoint in turn, while others go on asking. */
export async function sendHostileJson({
  address,
  count,
  seed,
  tokenFor = () => undefined,
  atOnce = 4,
  pid,
}: HostileJsonOptions): Promise<HostileJsonReport> {
  const targets = await jsonTargets(address);
  const targetOf = (turn: number) => targets[turn % targets.length]!;
  const bodies = await premade(
    count,
    async (turn) => fc.sample(hostileBodies(targetOf(turn).names), { numRuns: 1, seed: seed + turn })[0]!,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const byStatus: Record<string, number> = {};
  const faults: Fault[] = [];
  const send = async () => {
    for (let next = bodies.next(); next; next = bodies.next()) {
      const { item: body, number } = next;
      const target = targetOf(number);
      const token = tokenFor(target, number);
      const { status, text } = await post(agent, address, target, body, {
        ...fromElsewhere(number),
        ...(token && { authorization: `Bearer ${token}` }),
      });
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (status >= 500)
        faults.push({
          status,
          what: `${target.method} ${target.path}: ${body.kind}: ${text.slice(0, 200)}`,
          body: body.bytes.toString().slice(0, 300),
        });
    }
  };
  const { idle, meanwhile, slowdown } = await besideOthers({ address }, async () => {
    if (pid !== undefined) peakSince(pid);
    await Promise.all(Array.from({ length: atOnce }, send));
  });
  agent.destroy();
  bodies.remove();
  const counted = (is: (status: number) => boolean) =>
    Object.entries(byStatus).reduce((sum, [status, times]) => sum + (is(Number(status)) ? times : 0), 0);
  return {
    sent: counted(() => true),
    refused: counted((status) => status >= 400),
    accepted: counted((status) => status >= 200 && status < 400),
    cutOff: counted((status) => status === 0),
    byStatus,
    faults,
    idle,
    meanwhile,
    slowdown,
    peakMegabytes: pid === undefined ? undefined : peakSince(pid),
  };
}

/** Guesses are slowed by where they come from, which a server behind a balancer takes from this header. */
const fromElsewhere = (at: number) => ({ 'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.7` });

function post(
  agent: Agent,
  address: string,
  { method, path }: JsonTarget,
  { bytes, headers }: HostileBody,
  more: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const cutOff = (error: Error) => resolve({ status: 0, text: error.message });
    const sent = request(
      new URL(path, address),
      { agent, method, headers: { ...headers, ...more, 'content-length': bytes.length } },
      (reply) => {
        const parts: Buffer[] = [];
        reply
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', cutOff)
          .on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', cutOff).end(bytes);
  });
}
