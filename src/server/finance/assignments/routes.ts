import type { FastifyInstance } from 'fastify';
import { assignmentSheet, takeBackFees } from '#contract/finance/assignment-changes.ts';
import * as contract from '#contract/finance/assignments.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { changeMany, takeBack } from './changeMany.ts';
import { clone } from './clone.ts';
import { discard, draft, revise } from './drafts.ts';
import { explain } from './explain.ts';
import { ACCEPTANCE, PG, SCHOOL, SUNDRY } from './policy.ts';
import { publish } from './publish.ts';
import { assignmentNamed, presentRow, presentScheduled } from './service.ts';
import { assignmentUpload } from './upload.ts';
import { acceptanceFeeList, pgFeeList, scheduleList, schoolFeeList, sundryFeeList } from './sql/reading.ts';

export function assignmentRoutes(app: FastifyInstance, platform: Platform): void {
  const shown = presentRow(platform);
  serveList(app, platform, contract.schoolFees, schoolFeeList, shown);
  serveList(app, platform, contract.pgFees, pgFeeList, shown);
  serveList(app, platform, contract.acceptanceFees, acceptanceFeeList, shown);
  serveList(app, platform, contract.sundryFees, sundryFeeList, shown);
  serveList(app, platform, contract.feeSchedule, scheduleList, presentScheduled(platform));
  route(app, contract.schoolFees.create, (call) => draft(platform, SCHOOL, call.body, byOf(call)));
  route(app, contract.pgFees.create, (call) => draft(platform, PG, call.body, byOf(call)));
  route(app, contract.acceptanceFees.create, (call) => draft(platform, ACCEPTANCE, call.body, byOf(call)));
  route(app, contract.sundryFees.create, (call) => draft(platform, SUNDRY, call.body, byOf(call)));

  route(app, contract.assignmentBreakdown, ({ params }) => assignmentNamed(platform, params.id));
  route(app, contract.updateAssignment, (call) =>
    revise(platform, call.query.feeAssignmentId, call.body, byOf(call), (purpose) => purpose !== 'acceptance'),
  );
  route(app, contract.updateAcceptanceAssignment, (call) =>
    revise(platform, call.params.id, call.body, byOf(call), (purpose) => purpose === 'acceptance'),
  );
  route(app, contract.discardAssignment, async (call) => {
    await discard(platform, call.params.id, byOf(call));
    return withMessage('The draft is discarded', null);
  });
  route(app, contract.publishAssignments, (call) => publish(platform, call.body, byOf(call)));
  route(app, contract.cloneAssignments, (call) => clone(platform, call.body, byOf(call)));
  const isSundry = (purpose: string) => purpose !== 'school' && purpose !== 'acceptance';
  route(app, contract.bulkSchoolFees, (call) =>
    changeMany(platform, call.body, byOf(call), (purpose) => !isSundry(purpose)),
  );
  route(app, contract.bulkSundryFees, (call) => changeMany(platform, call.body, byOf(call), isSundry));
  route(app, takeBackFees, (call) => takeBack(platform, call.body, byOf(call)));
  serveUpload(app, platform, assignmentSheet, assignmentUpload(platform));
  route(app, contract.explainFees, ({ query }) => explain(platform, query));
}
