import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { unknownAddress } from '../errors.ts';
import { hashOf } from '../auth/secret.ts';
import type { Platform } from '../platform.ts';
import { countEmails, dueJobs } from './sql.ts';

/** Only METRICS_TOKEN opens `/metrics`, else it is unknown: behind a balancer a local address proves nothing. */
export function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const { metrics, settings } = platform;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAuthorised(request.headers.authorization, settings.metricsToken)) throw unknownAddress();
    await updateGauges(platform);
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}

function isAuthorised(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
}

async function updateGauges({ metrics, database, now }: Platform): Promise<void> {
  for (const [state, count] of Object.entries(database.connections())) metrics.connections.set({ state }, count);
  const [emails] = await countEmails(database, { now: now() });
  metrics.emails.set({ state: 'due' }, emails!.due);
  metrics.emails.set({ state: 'later' }, emails!.later);
  metrics.jobs.reset();
  for (const { name, state } of await dueJobs(database, { now: now() })) metrics.jobs.set({ job: name, state }, 1);
}
