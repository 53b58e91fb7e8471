import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/reconciliation.ts';
import { settle, settleRefusal } from '../payments/service.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { mayOf } from '../../kit/acts/acts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { begin } from './begin.ts';
import { presentNight } from './presentNight.ts';
import { caseList, differenceList, findCase, findNight, nightList } from './sql/lists.ts';
import { answerNow, recheckFor, recordOf } from './verification.ts';

export function reconciliationRoutes(app: FastifyInstance, platform: Platform, prompt: () => void): void {
  route(app, contract.paymentRecord, ({ query }) => recordOf(platform, query.reference));
  route(app, contract.providerAnswer, ({ query }) => answerNow(platform, query.rrr));
  route(app, contract.recheckPayment, (call) => recheckFor(platform, call.body.rrr, byOf(call)));

  const acts = { settle: { endpoint: contract.settleCase, refusal: settleRefusal } };
  serveList(app, platform, contract.paymentCases, caseList, (row, user) => ({ ...row, openedAt: row.openedAt.toISOString(), may: mayOf(acts, row, user) } as contract.PaymentCaseRow));
  route(app, contract.paymentCase, async ({ params, caller }) => {
    const [row] = await findCase(platform.database, { caseId: params.id });
    if (!row) throw notFound('There is no such case');
    const { opened_by, settled_at, settled_by, ...rest } = row;
    return { ...rest, may: mayOf(acts, row, caller), openedAt: row.openedAt.toISOString(), openedBy: opened_by, settledAt: settled_at?.toISOString() ?? null, settledBy: settled_by } as contract.PaymentCase;
  });
  route(app, contract.settleCase, async (call) => {
    const { reason } = judgeForm(platform, 'case-settlement', call.body, 'Failed!');
    await settle(platform, call.params.id, reason, byOf(call));
    return null;
  });

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
  serveList(app, platform, contract.differences, differenceList, (row) => ({ ...row, foundAt: row.foundAt.toISOString() } as contract.DifferenceRow));
}
