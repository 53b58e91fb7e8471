import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/reconciliation.ts';
import { accountsOf, caseDigest, caseWork, stepOfCase } from '../payments/service.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { begin } from './begin.ts';
import { presentNight } from './presentNight.ts';
import { caseList, differenceList, findCase, findNight, nightList } from './sql/lists.ts';
import { answerNow, recheckFor, recordOf } from './verification.ts';

const DAY_MS = 24 * 60 * 60_000;

const ageOf = ({ heldKobo, openedAt }: { readonly heldKobo: number; readonly openedAt: Date }, now: Date) =>
  heldKobo === 0 ? null : Math.floor((now.getTime() - openedAt.getTime()) / DAY_MS);

export function reconciliationRoutes(app: FastifyInstance, platform: Platform, prompt: () => void): void {
  route(app, contract.paymentRecord, ({ query }) => recordOf(platform, query.reference));
  route(app, contract.providerAnswer, ({ query }) => answerNow(platform, query.rrr));
  route(app, contract.recheckPayment, (call) => recheckFor(platform, call.body.rrr, byOf(call)));

  serveList(
    app,
    platform,
    contract.paymentCases,
    caseList,
    (row, user) =>
      ({
        ...row,
        ageDays: ageOf(row, platform.now()),
        openedAt: row.openedAt.toISOString(),
        may: maySteps(contract.caseWork, row.state, user),
      }) as contract.PaymentCaseRow,
  );
  route(app, contract.paymentCase, async ({ params, caller }) => {
    const [row] = await findCase(platform.database, { caseId: params.id });
    if (!row) throw notFound('There is no such case');
    const { openedBy, ...rest } = row;
    return {
      ...rest,
      ageDays: ageOf(row, platform.now()),
      may: maySteps(contract.caseWork, row.state, caller),
      openedAt: row.openedAt.toISOString(),
      openedBy,
      digest: await caseDigest(platform.database, params.id),
    } as contract.PaymentCase;
  });
  route(app, contract.caseAccounts, ({ params, query }) => accountsOf(platform, params.id, query));
  serveWorkflow(app, platform, contract.caseWork, caseWork, stepOfCase(platform));

  serveList(app, platform, contract.reconciliations, nightList, presentNight);
  route(app, contract.reconciliation, async ({ params }) => {
    const [row] = await findNight(platform.database, { reconciliationId: params.id });
    if (!row) throw notFound('There is no such reconciliation');
    return presentNight(row);
  });
  route(app, contract.startReconciliation, async (call) => {
    const id = await begin(platform, byOf(call));
    prompt();
    return { id };
  });
  serveList(
    app,
    platform,
    contract.differences,
    differenceList,
    (row) => ({ ...row, foundAt: row.foundAt.toISOString() }) as contract.DifferenceRow,
  );
}
