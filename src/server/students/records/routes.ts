import type { FastifyInstance } from 'fastify';
import { sundrySessions, userSessions } from '#contract/school/sessions.ts';
import * as contract from '#contract/students/records.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { markStaff, switchStudent } from './account.ts';
import { levelName } from './facts.ts';
import { recordOf, sessionsNow } from './record.ts';
import { sessionsOf, sessionsWithFees } from './sessions.ts';
import { studentList } from './sql/list.ts';

export function recordRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(
    app,
    platform,
    contract.getStudents,
    studentList,
    ({ level, ...row }) => ({ ...row, level: levelName(platform.lookups, level) }) as contract.StudentRow,
  );
  route(app, contract.studentRecords, ({ query, caller }) => recordOf(platform, query.admissionId, caller));

  route(app, contract.activateStudent, async (call) => {
    await switchStudent(platform, byOf(call), call.body.id, call.body.reason, true);
    return withMessage('The student can sign in again', null);
  });

  route(app, contract.deactivateStudent, async (call) => {
    await switchStudent(platform, byOf(call), call.body.id, call.body.reason, false);
    return withMessage('The student cannot sign in any more', null);
  });

  route(app, contract.updateStaffStatus, async (call) => {
    await markStaff(platform, byOf(call), call.query.userId, call.body.isStaff);
    return null;
  });

  route(app, userSessions, ({ caller }) => sessionsOf(platform, caller));
  route(app, sundrySessions, ({ caller, query }) => sessionsWithFees(platform, caller, query.paymentPurposeId));

  route(app, contract.sessionManager, () => sessionsNow(platform));
}
