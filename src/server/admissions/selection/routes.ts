import type { FastifyInstance } from 'fastify';
import * as quotaContract from '#contract/admissions/quotas.ts';
import * as waitingContract from '#contract/admissions/waiting-list.ts';
import * as contract from '#contract/admissions/selection.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { openSession } from '../../school/sessions/service.ts';
import { limitCollege } from './college.ts';
import { commitRun } from './commit.ts';
import { allowCandidate } from './exceptions.ts';
import { SELECTION_PAPER, selectionPaperOf } from './paper.ts';
import { judgeSeats, newQuota } from './quotaForms.ts';
import { boardOf, presentPlace, runOf } from './service.ts';
import { places } from './sql/places.ts';
import { quotas } from './sql/quotas.ts';
import { decideTie } from './ties.ts';
import { runTrial, TITLE } from './trial.ts';
import { undoRun } from './undo.ts';
import { presentMove, waitingMoves } from './waiting/list.ts';

export function selectionRoutes(app: FastifyInstance, platform: Platform): void {
  serveResource(app, platform, quotaContract.quotas, quotas, {
    judge: {
      create: newQuota(platform),
      correct: (answers, title) => judgeSeats(platform, judgeForm(platform, 'quota-seats', answers, title), title),
    },
    async rowGuardFor(db) {
      const isOpen = (await openSession(db)) !== undefined;
      return () => (isOpen ? undefined : mistakeAt('/departmentId', 'No session is open for applications', TITLE));
    },
  });
  serveList(app, platform, contract.selectionPlaces, places, presentPlace(platform));

  serveList(app, platform, waitingContract.waitingMoves, waitingMoves, presentMove);

  route(app, contract.quotaBoard, () => boardOf(platform));
  route(app, contract.selectionRun, ({ params, caller }) => runOf(platform, params.id, caller));
  route(app, contract.setCollegeQuota, (call) => limitCollege(platform, call.body, byOf(call)));
  servePaper(app, platform, contract.selectionPaper, SELECTION_PAPER, ({ query, caller }) =>
    selectionPaperOf(platform, query.id, caller as User),
  );
  route(app, contract.selectCandidates, async (call) => {
    if (call.query.trial) return runTrial(platform, byOf(call));
    const { runId } = call.body;
    if (runId === undefined) throw notFound('There is no such run');
    return commitRun(platform, runId, byOf(call));
  });
  route(app, contract.decideTie, (call) => decideTie(platform, call.body, byOf(call)));
  route(app, contract.allowCandidate, (call) => allowCandidate(platform, call.body, byOf(call)));
  route(app, contract.undoSelection, async (call) => ({
    undone: await undoRun(platform, call.body.runId, call.body.answers, byOf(call)),
  }));
}
