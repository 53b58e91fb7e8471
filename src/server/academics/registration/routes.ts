import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/registration.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { approvalRoutes } from './approval/routes.ts';
import { lateFee, lateFeeInvoice } from './lateFee.ts';
import { COURSE_FORM, courseFormOf, EXAMINATION_CARD, examinationCardOf } from './papers.ts';
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
  route(app, contract.lateRegistrationFee, ({ caller, query }) => lateFee(platform, caller, query));
  route(app, contract.lateRegistrationInvoice, (call) => lateFeeInvoice(platform, byOf(call), call.body));
  servePaper(app, platform, contract.courseForm, COURSE_FORM, ({ caller, query }) =>
    courseFormOf(platform, caller as User, query),
  );
  servePaper(app, platform, contract.examinationCard, EXAMINATION_CARD, ({ caller, query }) =>
    examinationCardOf(platform, caller as User, query),
  );
  ruleRoutes(app, platform);
  approvalRoutes(app, platform);
}
