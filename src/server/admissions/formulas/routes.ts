import type { FastifyInstance } from 'fastify';
import { aggregateFormula, publishAggregateFormula } from '#contract/admissions/formulas.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { currentFormula, publishFormula } from './service.ts';

export function formulaRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, aggregateFormula, () => currentFormula(platform));
  route(app, publishAggregateFormula, async (call) => ({
    version: await publishFormula(platform, call.body, byOf(call)),
  }));
}
