import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../problem.ts';
import type { Platform } from '../platform.ts';

/**
 * A server that stops asks its callers to connect anew, which leads them to another; one whose college is being restored
 * answers nothing but whether it is ready.
 */
export function registerStopping(app: FastifyInstance, { life }: Platform): void {
  app.addHook('onRequest', async (request) => {
    if (life.stage === 'restoring' && !request.url.startsWith('/api/health')) throw new Unavailable('The portal is being restored from a backup: please try again in a few minutes', {}, 30);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (life.stage === 'draining') reply.header('connection', 'close');
  });
}

/** For a balancer to use up the connections that it holds open, one reply each. */
const PARTING_MS = 1_000;

/**
 * Node ends idle connections as it stops to listen, and with them a request that is on its way on one: a balancer may not
 * send a save twice, so that it is lost. From now on they stay a moment longer, and whatever comes on one is answered as
 * ever (Fastify's own 503 is off). Then they are ended again and again: a file that was begun before may end at any moment,
 * and its connection would otherwise hold the server open.
 */
export function partLater(server: Server): void {
  const endIdle = server.closeIdleConnections.bind(server);
  let parting: NodeJS.Timeout | undefined;
  // Fastify and Node each ask for it.
  server.closeIdleConnections = () => { parting ??= setInterval(endIdle, PARTING_MS); };
  server.once('close', () => clearInterval(parting));
}

/** Closes the app; whoever is not served by then is cut off. Node waits a minute for a connection on which nothing was ever sent. */
export async function closeWithin(app: FastifyInstance, longestMs: number): Promise<void> {
  const longest = setTimeout(() => app.server.closeAllConnections(), longestMs);
  await app.close();
  clearTimeout(longest);
}
