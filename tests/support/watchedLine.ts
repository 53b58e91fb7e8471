import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that tells, as the server sees it, which requests were given up. */
export interface WatchedLine {
  readonly address: string;
  /** Paths with their queries, of requests that ended before they were answered. */
  readonly givenUp: readonly string[];
  close(): Promise<void>;
}

/** @param delayMs how long the server takes over a path before it begins to answer */
export async function watchedLineTo(address: string, delayMs: (path: string) => number): Promise<WatchedLine> {
  const givenUp: string[] = [];
  const line = createServer((near, reply) => {
    const path = near.url!;
    reply.on('close', () => {
      if (!reply.writableEnded) givenUp.push(path);
    });
    setTimeout(() => {
      if (reply.destroyed) return;
      const far = ask(address + path, { method: near.method!, headers: near.headers }, (answer: IncomingMessage) => {
        reply.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(reply);
      });
      far.on('error', () => reply.destroy());
      reply.on('close', () => far.destroy());
      near.pipe(far);
    }, delayMs(path));
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    givenUp,
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        line.closeAllConnections();
      }),
  };
}
