import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shot } from '../store/load.ts';

/** What came back; status 0 where nothing did. */
export interface Reply {
  readonly status: number;
  readonly retryAfter: number;
  readonly cookies: readonly string[];
}

/** As the portal's own pages wait for an answer. */
const PATIENCE_MS = 30_000;

/** Replies by their class, 'none' for what was never answered. */
export type Counts = Record<string, number>;

/** Sends requests, each browser's on a connection of its own as far as this machine goes, and counts what comes back. */
export function openCrowd(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const counts: Counts = {};
  return {
    counts,
    async ask({ method, path, headers, body }: Shot): Promise<Reply> {
      const reply = await new Promise<Reply>((resolve) => {
        const none = () => resolve({ status: 0, retryAfter: 1, cookies: [] });
        const sent = request(
          { agent, port, host: '127.0.0.1', method, path, headers, timeout: PATIENCE_MS },
          (answer) => {
            const {
              statusCode = 0,
              headers: { 'retry-after': again, 'set-cookie': cookies = [] },
            } = answer;
            answer
              .resume()
              .on('end', () => resolve({ status: statusCode, retryAfter: Number(again ?? 0), cookies }))
              .on('error', none);
          },
        );
        sent
          .on('error', none)
          .on('timeout', () => sent.destroy())
          .end(body);
      });
      const kind = reply.status === 0 ? 'none' : `${Math.floor(reply.status / 100)}xx`;
      counts[kind] = (counts[kind] ?? 0) + 1;
      return reply;
    },
    close: () => agent.destroy(),
  };
}

/** Begins `perSecond` of them each second, whether or not those before are answered; resolves when all are over. */
export async function arrivals(perSecond: number, seconds: number, begin: () => Promise<void>): Promise<void> {
  const all: Promise<void>[] = [];
  const started = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - started) / 1000) {
    while (all.length < passed * perSecond) all.push(begin());
    await pause(5);
  }
  await Promise.all(all);
}
