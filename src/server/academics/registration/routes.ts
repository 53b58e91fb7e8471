import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/registration.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { approvalRoutes } from './approval/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { borrowable, history, keepDraft, ownRegistered, register, registrable } from './service.ts';

export function registrationRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.registrableCourses, ({ caller, query }) => registrable(platform, caller, query));
  route(app, contract.borrowableCourses, ({ caller, query }) => borrowable(platform, caller, query));
  route(app, contract.register, (call) => register(platform, byOf(call), call.body));
  route(app, contract.registrationHistory, ({ caller }) => history(platform, caller));
  route(app, contract.ownRegisteredCourses, ({ caller, query }) => ownRegistered(platform, caller, query));
  route(app, contract.saveDraft, async ({ caller, body }) => {
    await keepDraft(platform, caller, body);
    return null;
  });
  ruleRoutes(app, platform);
  approvalRoutes(app, platform);
}
