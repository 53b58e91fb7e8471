import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** A turn of the event loop in which nothing else was done. */
const QUIET_MS = 1;
const LONGEST_ARRIVAL_MS = 1_000;

/**
 * The kernel accepts connections before Node does, one each turn of the event loop, and resets those that still wait
 * when the socket is closed: a save that a balancer had sent on one was lost. So they are all taken first. None is read
 * before the socket is closed, since the work of the first would give others the time to arrive.
 */
async function stopListening(server: Server): Promise<void> {
  const arrived: Socket[] = [];
  const handlers = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection').on('connection', (socket) => arrived.push(socket));
  const giveUpAt = performance.now() + LONGEST_ARRIVAL_MS;
  await nextTurn();
  let isQuiet = false;
  while (!isQuiet && performance.now() < giveUpAt) {
    const [began, before] = [performance.now(), arrived.length];
    await nextTurn();
    isQuiet = arrived.length === before && performance.now() - began < QUIET_MS;
  }
  server.close();
  server.removeAllListeners('connection');
  for (const handler of handlers) server.on('connection', handler);
  for (const socket of arrived) server.emit('connection', socket);
}

/** Who is not served by then is cut off. Node waits a minute for a connection on which nothing was ever sent. */
export async function closeWithin(app: FastifyInstance, longestMs: number): Promise<void> {
  const longest = setTimeout(() => app.server.closeAllConnections(), longestMs);
  await stopListening(app.server);
  await app.close();
  clearTimeout(longest);
}
