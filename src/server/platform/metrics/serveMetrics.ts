import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { unknownAddress } from '../errors.ts';
import { hashOf } from '../auth/secret.ts';
import type { Platform } from '../platform.ts';
import { COUNT_JOBS, countEmails } from './sql.ts';

/**
 * Counts what is answered, and tells it at `/metrics` to who has METRICS_TOKEN. Whether a caller is on this machine says
 * nothing behind a balancer, so it opens nothing; to everybody else, and where no token is set, there is no such address.
 */
export function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const { metrics, settings } = platform;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'request');
  });
  app.get('/metrics', async (request, reply) => {
    if (!fits(request.headers.authorization, settings.metricsToken)) throw unknownAddress();
    await look(platform);
    return reply.type(metrics.registry.contentType).header('cache-control', 'no-store').send(await metrics.registry.metrics());
  });
}

function fits(given: string | undefined, token: string | undefined): boolean {
  if (given === undefined || token === undefined) return false;
  return timingSafeEqual(hashOf(given), hashOf(`Bearer ${token}`));
}

/** What stands somewhere is looked at as it is asked for. */
async function look({ metrics, database, now }: Platform): Promise<void> {
  for (const [state, count] of Object.entries(database.connections())) metrics.connections.set({ state }, count);
  const [mails] = await countEmails(database, { now: now() });
  metrics.mails.set({ state: 'due' }, mails!.due);
  metrics.mails.set({ state: 'later' }, mails!.later);
  metrics.jobs.reset();
  const hasJobs = (await database.query({ name: '', text: `select to_regclass('jobs.job') is not null as found`, values: [] })).rows[0]!['found'];
  if (!hasJobs) return;
  const { rows } = await database.query({ name: '', text: COUNT_JOBS, values: [] });
  for (const { name, state, count } of rows) metrics.jobs.set({ queue: String(name), state: String(state) }, Number(count));
}
