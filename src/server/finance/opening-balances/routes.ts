import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/opening-balances.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { lineOf, presentLine } from './lines.ts';
import { OPENING_PAPER, openingSheetPaper } from './paper.ts';
import { dismissLine, placeLine, undoAll, whyNoUndo } from './settling.ts';
import { openingLineList, touchedOpening } from './sql/lines.ts';
import { findSheet } from './sql/sheets.ts';
import { stateTotals } from './stating.ts';
import { openingUpload } from './upload.ts';
import { digestOf, figuresFor, openingSheetWork, seal } from './work.ts';

export function openingRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  const present = async (found: RowOf<'find-opening-sheet'>, user: User): Promise<contract.OpeningSheet> => {
    const { debtKobo: _, creditKobo: __, students: ___, figures: ____, state, ...sheet } = found;
    const figures = await figuresFor(database, found);
    const left = await openingSheetWork.barred(database, found.id, user);
    return {
      ...sheet,
      state: state as contract.OpeningSheet['state'],
      statedAt: sheet.statedAt.toISOString(),
      signedAt: sheet.signedAt?.toISOString() ?? null,
      may: maySteps(contract.openingWork, state, user).filter((step) => !left.has(step)),
      figures,
      digest: digestOf(figures),
    };
  };
  serveUpload(app, platform, contract.openingUpload, openingUpload(platform));
  serveList(app, platform, contract.openingLines, openingLineList, presentLine(platform));
  route(app, contract.openingLine, ({ params }) => lineOf(platform, params.id));
  route(app, contract.placeOpeningLine, (call) => placeLine(platform, call.params.id, call.body, byOf(call)));
  route(app, contract.dismissOpeningLine, (call) => dismissLine(platform, call.params.id, call.body, byOf(call)));
  route(app, contract.undoOpening, (call) => undoAll(platform, call.body, byOf(call)));
  route(app, contract.stateOpening, (call) => stateTotals(platform, call.body, byOf(call)));
  route(app, contract.openingSheet, async ({ caller }) => {
    const [found] = await findSheet(database, { id: null });
    const touched = (await touchedOpening(database))[0]!;
    return {
      sheet: found ? await present(found, caller) : null,
      waiting: touched.waiting,
      lines: touched.lines,
      whyNoUndo: whyNoUndo(touched),
    };
  });
  serveWorkflow(app, platform, contract.openingWork, openingSheetWork, seal);
  servePaper(app, platform, contract.openingPaper, OPENING_PAPER, async ({ query, caller }) => {
    const [found] = await findSheet(database, { id: query.id });
    if (!found) throw notFound('There is no such sheet');
    return openingSheetPaper(await present(found, caller as User));
  });
}
