import type { FastifyInstance } from 'fastify';
import type { Knobs } from './trouble.ts';

const SLOW_MS = 60_000;

/** Only the calls of a merchant's server fail; pages for people work on. */
export function outages(app: FastifyInstance, knobs: Knobs): void {
  app.addHook('preHandler', async (request, reply) => {
    if (knobs.outage === 'none' || !request.url.includes('/echannelsvc/')) return;
    if (knobs.outage === 'down') return reply.code(503).send('Service Unavailable');
    if (knobs.outage === 'garbage') return reply.type('text/html').send('<html><body>Please log in</body></html>');
    if (knobs.outage === 'dropped') {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SLOW_MS);
      request.raw.socket.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}
