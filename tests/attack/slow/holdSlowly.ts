import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { besideOthers, type Beside } from '../bystander/bystander.ts';

/** How a connection wastes what a server has: says nothing, sends or takes a byte at a time, or asks on and on and takes nothing. */
export type SlowManner = 'nothing' | 'head' | 'body' | 'reading' | 'ahead';

export const SLOW_MANNERS: readonly SlowManner[] = ['nothing', 'head', 'body', 'reading', 'ahead'];

export interface SlowOptions {
  readonly address: string;
  readonly count: number;
  readonly manner: SlowManner;
  /** Something large, for those that read slowly. */
  readonly largePath: string;
  /** They are given up after that. */
  readonly longestSeconds: number;
  /** Between one byte and the next. */
  readonly everyMs?: number;
}

export interface SlowReport extends Omit<Beside<unknown>, 'result'> {
  readonly opened: number;
  /** By the server, within `longestSeconds`. */
  readonly ended: number;
  /** The longest that one was borne with. */
  readonly longestSeconds: number;
}

/** Opens connections that never end by themselves, all at once, and waits until the server has ended them, while others go on asking. */
export async function holdSlowly({
  address,
  count,
  manner,
  largePath,
  longestSeconds,
  everyMs = 1_000,
}: SlowOptions): Promise<SlowReport> {
  const { result: held, ...waits } = await besideOthers(
    { address },
    () => {
      const giveUp = pause(longestSeconds * 1000);
      return Promise.all(Array.from({ length: count }, () => hold(address, manner, largePath, everyMs, giveUp)));
    },
    { idleMs: 0 },
  );
  return {
    opened: count,
    ended: held.filter(({ ended }) => ended).length,
    longestSeconds: Math.max(...held.map(({ seconds }) => seconds)),
    ...waits,
  };
}

async function hold(
  address: string,
  manner: SlowManner,
  largePath: string,
  everyMs: number,
  giveUp: Promise<unknown>,
): Promise<{ ended: boolean; seconds: number }> {
  const { hostname, port, host } = new URL(address);
  const begun = performance.now();
  const oneByte = { host: hostname, port: Number(port), highWaterMark: 1 };
  const socket = connect(oneByte);
  const over = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true)).once('error', () => resolve(true));
  });
  socket.write(firstBytes(manner, host, largePath));
  const isReader = manner === 'reading' || manner === 'ahead';
  // A reader that reads nothing learns that it was ended from what it writes.
  const drip = setInterval(() => {
    if (manner === 'reading') socket.read(1);
    if (manner !== 'nothing') socket.write(isReader ? '\r\n' : 'x');
  }, everyMs);
  if (!isReader) socket.resume();
  const ended = await Promise.race([over, giveUp.then(() => false)]);
  clearInterval(drip);
  socket.destroy();
  return { ended, seconds: (performance.now() - begun) / 1000 };
}

function firstBytes(manner: SlowManner, host: string, largePath: string): string {
  if (manner === 'nothing') return '';
  if (manner === 'head') return `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
  if (manner === 'body')
    return `POST /api/Payment/notification HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n[`;
  return Array(manner === 'ahead' ? 40 : 4)
    .fill(`GET ${largePath} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\n\r\n`)
    .join('');
}
