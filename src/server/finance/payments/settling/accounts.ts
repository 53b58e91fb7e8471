import type { CaseAccounts } from '#contract/finance/reconciliation.ts';
import { decisionMistake, placementOf, type Decision } from '#rules/finance/caseSettlement.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { balanceOf } from '../../ledger/service.ts';
import { settlingOf, studentOf, type Settling } from './money.ts';

type Account = CaseAccounts['accounts'][number];

/** What a decision would do, by the rule that posts it. @throws Problem 404 without such a case */
export async function accountsOf(
  { database, settings }: Platform,
  caseId: string,
  { decision, target = '' }: { readonly decision: Decision; readonly target?: string | undefined },
): Promise<CaseAccounts> {
  const settling = await settlingOf(database, caseId, decision, target).catch(mistakeOnly);
  if (typeof settling === 'string') return { accounts: [], recipient: null, mistake: settling };
  if (!settling) throw notFound('There is no such payment case');
  const mistake = decisionMistake(settling.decision, settling.money, settings.writeOffLimitKobo);
  const isOk = mistake === null && settling.money.heldKobo > 0;
  return { accounts: isOk ? await changesOf(database, settling) : [], recipient: recipientOf(settling), mistake };
}

function mistakeOnly(error: unknown): string {
  const [mistake] = error instanceof Problem ? Object.values(error.errors ?? {}) : [];
  if (mistake === undefined) throw error;
  return mistake;
}

const recipientOf = ({ isMoved, to }: Settling): string | null => {
  if (!isMoved) return null;
  return to.invoice ? `${to.invoice.fullName}, ${to.invoice.description}` : to.student!.fullName;
};

async function changesOf(db: Queryable, settling: Settling): Promise<Account[]> {
  const { heldKobo, askedKobo } = settling.money;
  const { invoiceKobo, creditKobo, refundKobo, writtenOffKobo } = placementOf(settling.decision, settling.money);
  const studentId = studentOf(settling.to);
  const hasKobo = studentId === null ? 0 : (await balanceOf(db, studentId)).creditKobo;
  // Credit pays an invoice where it is enough for the whole.
  const paidKobo = creditKobo > 0 && invoiceKobo === 0 && hasKobo + creditKobo >= askedKobo ? askedKobo : 0;
  const writtenOff = writtenOffKobo > 0 ? 'Written off' : 'Written off, to the college';
  return [
    account('In suspense', heldKobo, 0),
    account(`Invoice ${settling.to.invoice?.invoiceNumber}, to pay`, askedKobo, askedKobo - invoiceKobo - paidKobo),
    account('Credit of the student', hasKobo, hasKobo + creditKobo - paidKobo),
    account('To be refunded', 0, refundKobo),
    account(writtenOff, 0, Math.abs(writtenOffKobo)),
  ].filter(({ beforeKobo, afterKobo }) => beforeKobo !== afterKobo);
}

const account = (name: string, beforeKobo: number, afterKobo: number): Account => ({ name, beforeKobo, afterKobo });
