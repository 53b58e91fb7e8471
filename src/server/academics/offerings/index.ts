import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/offerings.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import {
  changeKind,
  changePrerequisites,
  clone,
  limit,
  markFor,
  offering,
  prerequisitesOf,
  shown,
  switchCourse,
} from './service.ts';
import { offeringList } from './sql.ts';

export const offerings: Domain = { name: 'course offerings', register: offeringRoutes };

function offeringRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.courseOfferings, offeringList, shown, (user) => markFor(platform.database, user));
  route(app, contract.courseOffering, ({ caller, query }) => offering(platform, caller, query));
  route(app, contract.setSeats, async (call) => {
    await limit(platform, byOf(call), call.params.id, call.body);
    return null;
  });
  route(app, contract.toggleCourseStatus, async (call) => {
    await switchCourse(platform, byOf(call), call.params.id, call.body);
    return null;
  });
  route(app, contract.setCourseKind, async (call) => {
    await changeKind(platform, byOf(call), call.params.id, call.body);
    return null;
  });
  route(app, contract.prerequisites, ({ params }) => prerequisitesOf(platform, params.id));
  route(app, contract.setPrerequisites, (call) => changePrerequisites(platform, byOf(call), call.params.id, call.body));
  route(app, contract.cloneOfferings, (call) => clone(platform, byOf(call), call.body));
}
