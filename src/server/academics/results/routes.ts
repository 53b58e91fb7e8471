import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/result-sheets.ts';
import type { SheetState } from '#contract/academics/result-sheets.ts';
import { scoreWindows } from '#contract/academics/score-windows.ts';
import * as lists from '#contract/academics/sheet-lists.ts';
import { judgedBy } from '../../kit/forms/service.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { amend, amendmentsFor, decideOnAmendment } from './amendments.ts';
import { decide, submit } from './approval.ts';
import { historyOf } from './history.ts';
import { saveEdits } from './save.ts';
import * as resources from './scoreWindows.ts';
import { courseSheet } from './courseSheet.ts';
import { keyOf } from './sheet.ts';
import { ownSheetList, resultSheetList } from './sql/lists.ts';

export function sheetRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  const judge = judgedBy(platform, 'score-window');
  serveResource(app, platform, scoreWindows, resources.scoreWindows, { judge: { create: judge, correct: judge } });
  serveList(app, platform, lists.ownSheets, ownSheetList, ({ state, ...row }) => ({
    ...row,
    state: state as SheetState,
  }));
  serveList(app, platform, lists.resultSheets, resultSheetList, ({ state, since, ...row }) => ({
    ...row,
    state: state as SheetState,
    since: since.toISOString(),
  }));
  route(app, contract.courseGrades, async ({ caller, query }) =>
    courseSheet(platform, caller, await keyOf(database, query)),
  );
  route(app, contract.saveCourseGrades, async ({ caller, query, body }) =>
    saveEdits(platform, caller, await keyOf(database, query), body),
  );
  route(app, contract.submitSheet, (call) => submit(platform, byOf(call), call.body));
  route(app, contract.adminApproval, (call) => decide(platform, byOf(call), call.body));
  route(app, contract.scoreHistory, ({ caller, params }) => historyOf(platform, caller, params.lineId));
  route(app, contract.amendScore, (call) => amend(platform, byOf(call), call.body));
  route(app, contract.amendments, ({ caller }) => amendmentsFor(platform, caller));
  route(app, contract.decideAmendment, (call) => decideOnAmendment(platform, byOf(call), call.body));
}
