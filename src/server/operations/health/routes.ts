import type { FastifyInstance } from 'fastify';
import { getHealth, getReadiness } from '#contract/operations/health.ts';
import type { Platform } from '../../platform/platform.ts';
import { Unavailable } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { refusalText } from '../../platform/programmes/refusalText.ts';
import { version } from '../../platform/version.ts';
import { readiness } from './service.ts';

/** Anybody may ask, and where a college's files are on the disk is nobody's business. */
const FOLDER = /[^\s(]*\/(?=(?:flows|schemas)\/)/g;

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const currentFaults = readiness(platform);

  route(app, getHealth, () => ({ database: platform.database.kind, version }));

  route(app, getReadiness, async () => {
    const faults = await currentFaults();
    if (Object.keys(faults).length > 0) throw new Unavailable('This server is not ready', faults);
    const leftOut = platform.catalogue.refusals.map((refusal) => refusalText(refusal).replaceAll(FOLDER, ''));
    return { ready: true, ...(leftOut.length > 0 && { leftOut }) } as const;
  });
}
