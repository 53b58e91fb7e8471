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
