import { loanBatchWork as contract } from '#contract/finance/loans.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { identifyLodgement } from './batches.ts';
import { judgeLines, type Judged, type LoanLine } from './facts.ts';
import { beginPosting } from './job.ts';
import { findBatch } from './sql/lists.ts';
import { linesOfBatch } from './sql/posting.ts';

/** Every line of a batch, with whose it would be now. */
export async function judgedBatch(db: Queryable, reference: string): Promise<(LoanLine & Pick<Judged, 'problem'>)[]> {
  const lines = await linesOfBatch(db, { reference });
  const judged = await judgeLines(db, lines);
  return lines.map((line, place) => ({ ...line, problem: judged[place]!.problem }));
}

/** Of what a person looks at before they approve: each line, and which of them fit nobody. */
export const digestOf = (lines: Awaited<ReturnType<typeof judgedBatch>>): string =>
  jsonHash(lines.map(({ number, session, amountKobo, problem }) => [number, session, amountKobo, problem]));

export const loanBatchWork = workflow(contract.work, 'loan_batch', {
  digestOf: async (tx, id) => {
    const [batch] = await findBatch(tx, { id });
    return digestOf(await judgedBatch(tx, batch!.reference));
  },
  sets: ({ to, now }) => `approved_at = case when ${to} = 'approved' then ${now}::timestamptz end`,
});

/** The lines are posted by a job that begins with the approval. */
export const tookStep =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, actor, user, ip, now: at }) => {
    const [batch] = await findBatch(tx, { id });
    if (!batch) throw new Problem(409, 'No line of this batch is left. Please upload it again', { title: 'Not done!' });
    if (step === 'request')
      await notifyHolders(platform, tx, {
        claim: 'loan-approve',
        category: 'studentLoan',
        message: 'A batch of student loans waits. Please approve or refuse it',
      });
    if (step !== 'approve') return;
    await identifyLodgement(tx, { ...batch, at, actor, ip });
    await beginPosting(platform, tx, batch, { user, ip });
  };
