import { batchNamedOn } from '#rules/finance/loan.ts';
import { lineText } from '#rules/finance/statementLine.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { postJournal } from '../ledger/service.ts';
import { endCaseAsLoan } from '../payments/service.ts';
import { batchesOfAmount, lockLoans, lodgementsOfBatch, noteStatementLine } from './sql/posting.ts';

/** A batch that was approved before the bank's statement came: its sum is the line's, and the line names it or the fund. */
export async function batchOnLine(
  tx: Queryable,
  { text, amountKobo }: { readonly text: string; readonly amountKobo: number },
): Promise<{ readonly id: string } | undefined> {
  await lockLoans(tx);
  return batchNamedOn(text, await batchesOfAmount(tx, { amountKobo }));
}

interface Approved {
  readonly id: string;
  readonly reference: string;
  readonly amountKobo: number;
  readonly at: Date;
  readonly actor: string;
  readonly ip: string;
}

/**
 * Where the bank's statement came first, the batch's money waits in the case of a lodgement. It leaves suspense, since the lines of the batch
 * bring it in, and the case ends. Nothing happens where no such lodgement waits.
 */
export async function identifyLodgement(tx: Queryable, approved: Approved): Promise<void> {
  const { id: batchId, reference, amountKobo, at, actor, ip } = approved;
  await lockLoans(tx);
  const lines = (await lodgementsOfBatch(tx, { amountKobo })).filter(
    (line) => batchNamedOn(lineText(line), [{ reference }]) !== undefined,
  );
  const [line] = lines;
  if (!line || lines.length > 1) return;
  const { caseId, rrr } = line;
  if (!(await endCaseAsLoan(tx, { caseId, reason: `It is batch ${reference} of student loans`, now: at, actor, ip })))
    return;
  await postJournal(tx, {
    kind: 'loan identified',
    key: rrr,
    at,
    actor,
    postings: [
      { account: 'suspense', caseId, amountKobo },
      { account: 'clearing', amountKobo: 0 - amountKobo },
    ],
  });
  await noteStatementLine(tx, { id: line.id, batchId });
}
