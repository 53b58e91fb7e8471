import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../problem.ts';
import type { Platform } from '../platform.ts';

/** A stopping server makes callers connect anew, to another. During a restore only the health check is answered. */
export function registerStopping(app: FastifyInstance, { life }: Platform): void {
  app.addHook('onRequest', async (request) => {
    if (life.stage === 'restoring' && !request.url.startsWith('/api/health'))
      throw new Unavailable('The portal is being restored from a backup: please try again in a few minutes', {}, 30);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (life.stage === 'draining') reply.header('connection', 'close');
  });
}

/** In this time a balancer uses up the connections that it holds open, one reply each. */
const PARTING_MS = 1_000;

/**
 * Node ends idle connections as it stops to listen. A request on its way on one is lost, as a balancer may not send a
 * save twice; so they stay a moment longer and are answered (Fastify's own 503 is off). Then they are ended repeatedly:
 * a reply that began before, such as a file, may end at any time, and its connection would hold the server open. On a
 * busy machine the timer comes before what has arrived is read: they are ended after that, or they would look idle.
 */
export function partLater(server: Server): void {
  const endIdle = server.closeIdleConnections.bind(server);
  let parting: NodeJS.Timeout | undefined;
  // Both Fastify and Node call it.
  server.closeIdleConnections = () => {
    parting ??= setInterval(() => setImmediate(endIdle), PARTING_MS);
  };
  server.once('close', () => clearInterval(parting));
}

/** Who is not served by then is cut off. Node waits a minute for a connection on which nothing was ever sent. */
export async function closeWithin(app: FastifyInstance, longestMs: number): Promise<void> {
  const longest = setTimeout(() => app.server.closeAllConnections(), longestMs);
  await app.close();
  clearTimeout(longest);
}
