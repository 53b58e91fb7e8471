import type { FastifyInstance } from 'fastify';
import { getHealth, getReadiness } from '#contract/operations/health.ts';
import type { Platform } from '../../platform/platform.ts';
import { Unavailable } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { version } from '../../platform/version.ts';
import { readiness } from './service.ts';

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const faults = readiness(platform);

  route(app, getHealth, () => ({ database: platform.database.kind, version }));

  route(app, getReadiness, async () => {
    const found = await faults();
    if (Object.keys(found).length > 0) throw new Unavailable('This server is not ready', found);
    return { ready: true } as const;
  });
}
