import type { FastifyInstance } from 'fastify';
import { getHealth } from '#contract/health.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import { version } from '../platform/version.ts';
import { ping } from './sql.ts';

export function healthRoutes(app: FastifyInstance, { database }: Platform): void {
  route(app, getHealth, async () => {
    await ping(database);
    return { database: database.kind, version };
  });
}
