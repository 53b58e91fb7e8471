import { lineText, readStatementLine } from '#rules/finance/statementLine.ts';
import { Away } from '../../platform/away.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { isClosed } from '../closings/service.ts';
import { lockMoneyOfInvoice, recheck } from '../payments/service.ts';
import { ACTOR, endLine } from './ending.ts';
import { findLine, lockLine, noteLine, openLines, orderOfLine } from './sql/placing.ts';

const BATCH = 100;

/** Places what is open, one by one; what fails keeps no other from being placed. */
export async function placeLines(platform: Platform, closing: AbortSignal): Promise<void> {
  for (let after = 0; !closing.aborted;) {
    const lines = await openLines(platform.database, { after, limit: BATCH });
    if (lines.length === 0) return;
    for (const { id } of lines) {
      if (closing.aborted) return;
      await placeLine(platform, id).catch((error: unknown) => {
        if (error instanceof Away) throw error;
        platform.log.error({ err: error, line: id }, 'a line of a bank statement could not be placed');
      });
      after = id;
    }
  }
}

/** Posts a line to where it belongs, once. It stays open where the provider has no answer now, or a refund is not confirmed yet. */
async function placeLine(platform: Platform, id: number): Promise<void> {
  const { database } = platform;
  const [found] = await findLine(database, { id });
  if (!found) return;
  const read = readStatementLine(lineText(found), found.amountKobo);
  const [order] = 'rrr' in read ? await orderOfLine(database, { rrr: read.rrr }) : [];
  if (read.kind === 'payment' && order?.receivedKobo === 0 && !(await isAnswered(platform, read.rrr))) return;
  await database.transaction(async (tx) => {
    if (order) await lockMoneyOfInvoice(tx, order.invoiceId);
    const [line] = await lockLine(tx, { id });
    if (!line) return;
    const ended = await endLine(platform, tx, line, order);
    if (!ended) return;
    const { state, rrr = null, caseId = null, refundId = null, adjustmentId = null, loanBatchId = null } = ended;
    const now = platform.now();
    await noteLine(tx, {
      id,
      state,
      rrr,
      caseId,
      refundId,
      adjustmentId,
      loanBatchId,
      now,
      isLate: await isClosed(tx, line.day),
    });
  });
  platform.mail.prompt();
}

/** The provider's word credits a payment. False where it has none now. */
async function isAnswered(platform: Platform, rrr: string): Promise<boolean> {
  try {
    await recheck(platform, rrr, { actor: ACTOR });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
