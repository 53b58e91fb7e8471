import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/students/terms.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { currentTerms, setCurrentTerm, takeCurrentTermBack } from './service.ts';

export function termRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.currentTerms, () => currentTerms(platform));
  route(app, contract.setCurrentTerm, async (call) => {
    await setCurrentTerm(platform, byOf(call), call.body.answers);
    return withMessage('The term is current now', null);
  });
  route(app, contract.rollbackCurrentTerm, async (call) => {
    await takeCurrentTermBack(platform, byOf(call), call.body);
    return withMessage('What was current before is current again', null);
  });
}
