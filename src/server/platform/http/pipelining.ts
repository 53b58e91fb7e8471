import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** Browsers and balancers wait for each reply; HTTP lets others be a little ahead. */
const MOST_UNANSWERED = 4;

/** Replies stay in memory until they are taken: 200 connections with 40 large requests each took four gigabytes. */
export function boundPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= MOST_UNANSWERED) return;
    socket.destroy();
    throw new Problem(400, 'Too many requests wait for their replies on this connection');
  });
}
