import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/result-sheets.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { decide, submit } from './approval.ts';
import { historyOf } from './history.ts';
import { saveEdits } from './save.ts';
import { courseSheet, keyOf } from './sheet.ts';

export function sheetRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  route(app, contract.courseGrades, async ({ caller, query }) =>
    courseSheet(platform, caller, await keyOf(database, query)),
  );
  route(app, contract.saveCourseGrades, async ({ caller, query, body }) =>
    saveEdits(platform, caller, await keyOf(database, query), body),
  );
  route(app, contract.submitSheet, (call) => submit(platform, byOf(call), call.body));
  route(app, contract.adminApproval, (call) => decide(platform, byOf(call), call.body));
  route(app, contract.scoreHistory, ({ caller, params }) => historyOf(platform, caller, params.lineId));
}
