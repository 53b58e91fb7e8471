import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/own-results.ts';
import * as board from '#contract/academics/board-decisions.ts';
import { broadsheetPaper } from '#contract/academics/result-papers.ts';
import * as before from '#contract/academics/provisional.ts';
import { sendFile } from '../../kit/list/sendFile.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { BOARD_DECISION, boardDecisionOf } from './boardDecisionPaper.ts';
import { decide, decisionsFor } from './boardDecisions.ts';
import { BROADSHEET, broadsheetOf } from './broadsheet.ts';
import { classInfoOf, compositeOf } from './composite.ts';
import { gradeSheet } from './gradeSheet.ts';
import { classesFor, provisionalOf } from './provisional.ts';
import { PROVISIONAL, provisionalPaperOf, provisionalRows } from './provisionalPaper.ts';
import { publishWholeLevel } from './publishLevel.ts';
import { cgpaOf, knownOf, ownHead, termResult } from './own.ts';

export function studentResultRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  route(app, contract.studentResults, async ({ caller, query }) =>
    termResult(await knownOf(database, await ownHead(database, caller)), query),
  );
  route(app, contract.studentSemesterCgpa, async ({ caller }) =>
    cgpaOf(await knownOf(database, await ownHead(database, caller))),
  );
  route(app, contract.downloadGradeSheet, async ({ caller, query, reply }) => {
    const result = termResult(await knownOf(database, await ownHead(database, caller)), query);
    return sendFile(reply, platform, 'Grade sheet', 'xlsx', gradeSheet(result));
  });
  route(app, contract.studentsCompositeResults, ({ caller, query }) => compositeOf(database, caller, query));
  servePaper(app, platform, broadsheetPaper, BROADSHEET, ({ caller, query }) =>
    broadsheetOf(database, caller as User, query),
  );
  route(app, contract.studentClassInfo, ({ caller, query }) => classInfoOf(database, caller, query.studentId));
  route(app, before.classesUnderWay, ({ caller }) => classesFor(database, caller));
  route(app, before.provisionalBroadsheet, ({ caller, query }) => provisionalOf(database, caller, query));
  route(app, before.provisionalFile, async ({ caller, query, reply }) =>
    sendFile(reply, platform, 'Provisional broadsheet', 'xlsx', await provisionalRows(database, caller, query)),
  );
  servePaper(app, platform, before.provisionalPaper, PROVISIONAL, ({ caller, query }) =>
    provisionalPaperOf(database, caller as User, query),
  );
  route(app, board.decideLists, (call) => decide(platform, byOf(call), call.body));
  route(app, board.boardDecisions, ({ caller, query }) => decisionsFor(database, caller, query));
  route(app, board.publishLevel, (call) => publishWholeLevel(platform, byOf(call), call.body));
  servePaper(app, platform, board.boardDecisionPaper, BOARD_DECISION, ({ caller, query }) =>
    boardDecisionOf(database, caller as User, query),
  );
}
