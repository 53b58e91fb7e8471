import type { FastifyInstance } from 'fastify';
import { candidate, searchCandidates } from '#contract/admissions/candidates.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { search, story } from './service.ts';

export function candidateRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, searchCandidates, ({ query }) => search(platform, query.search));
  route(app, candidate, ({ query, caller }) => story(platform, query.number, caller));
}
