import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/loans.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { batchList, findBatch, lineList, problemsOfBatch, waitingList } from './sql/lists.ts';
import { loanUpload } from './upload.ts';
import { digestOf, judgedBatch, loanBatchWork, tookStep } from './work.ts';

const DAY_MS = 24 * 60 * 60_000;

type Listed = NonNullable<Awaited<ReturnType<typeof batchList.find>>>;

export function loanRoutes(app: FastifyInstance, platform: Platform): void {
  serveUpload(app, platform, contract.loanSheet, loanUpload(platform));
  serveList(app, platform, contract.loanBatches, batchList, presentBatch);
  serveList(
    app,
    platform,
    contract.loanLines,
    lineList,
    (row) => ({ ...row, postedAt: row.postedAt?.toISOString() ?? null }) as contract.LoanLineRow,
  );
  serveList(
    app,
    platform,
    contract.loanWaiting,
    waitingList,
    ({ since, ...row }) =>
      ({
        ...row,
        since: since.toISOString(),
        days: Math.floor((platform.now().getTime() - since.getTime()) / DAY_MS),
      }) as contract.LoanWaitingRow,
  );
  route(app, contract.loanBatch, ({ params, caller }) => batchOf(platform, params.id, caller));
  serveWorkflow(app, platform, contract.loanBatchWork, loanBatchWork, tookStep(platform));
}

async function batchOf({ database }: Platform, id: string, user: User): Promise<contract.LoanBatch> {
  const [found] = await findBatch(database, { id });
  if (!found) throw notFound('There is no such batch');
  const left = await loanBatchWork.barred(database, id, user);
  const { postedKobo, creditKobo, statementDay, ...listed } = found;
  const batch = presentBatch(listed, user);
  const lines = await judgedBatch(database, found.reference);
  const isApproved = found.state === 'approved';
  const expected = isApproved ? [] : lines.filter(({ problem }) => problem !== null);
  return {
    ...batch,
    ...(!isApproved && { faulty: expected.length, faultyKobo: koboOf(expected) }),
    may: batch.may.filter((step) => !left.has(step)),
    postedKobo,
    creditKobo,
    problems: (isApproved
      ? await problemsOfBatch(database, { reference: found.reference })
      : [...Map.groupBy(expected, ({ problem }) => problem)].map(([problem, some]) => ({
          problem,
          lines: some.length,
          amountKobo: koboOf(some),
          openKobo: 0,
        }))) as contract.LoanBatch['problems'],
    statementDay,
    digest: digestOf(lines),
  };
}

const koboOf = (lines: readonly { readonly amountKobo: number }[]): number =>
  lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

const presentBatch = ({ madeAt, ...row }: Listed, user: User): contract.LoanBatchRow =>
  ({
    ...row,
    madeAt: madeAt.toISOString(),
    may: maySteps(contract.loanBatchWork, row.state, user),
  }) as contract.LoanBatchRow;
