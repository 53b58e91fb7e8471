import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { isCharge, lineText, readStatementLine } from '#rules/finance/statementLine.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { slipOnLine } from '../adjustments/slips.ts';
import { batchOnLine } from '../loans/service.ts';
import { postJournal, type Journal, type Posting } from '../ledger/service.ts';
import { holdLodgement, openCaseIn } from '../payments/service.ts';
import { openCaseOf, orderOfLine, refundOfLine } from './sql/placing.ts';

export const ACTOR = 'system:bank-statements';

type Line = RowOf<'lock-bank-line'>;
type Order = RowOf<'order-of-bank-line'>;

interface Ended {
  readonly state: 'matched' | 'charge' | 'suspense' | 'case';
  readonly rrr?: string;
  readonly caseId?: string;
  readonly refundId?: string;
  readonly adjustmentId?: string;
  readonly loanBatchId?: string;
}

/** Posts a line to where it belongs. Undefined for one that waits for a person to confirm its refund. */
export async function endLine(
  platform: Platform,
  tx: Queryable,
  line: Line,
  order: Order | undefined,
): Promise<Ended | undefined> {
  const read = readStatementLine(lineText(line), line.amountKobo);
  if (read.kind === 'payment' && order) return settle(platform, tx, line, order);
  if (read.kind === 'reversal' && order) return takeBack(platform, tx, line, order);
  const at = platform.now();
  if (read.kind === 'charge') return charge(tx, line, at);
  if (read.kind === 'refund') return payRefund(platform, tx, line, read.reference);
  return hold(platform, tx, line, 'rrr' in read ? { rrr: read.rrr } : {});
}

async function charge(tx: Queryable, line: Line, at: Date): Promise<Ended> {
  await post(tx, 'bank charge', line, at, [
    { account: 'charges', amountKobo: 0 - line.amountKobo },
    { account: 'bank', amountKobo: line.amountKobo },
  ]);
  return { state: 'charge' };
}

/** The bank's word is no confirmation of a refund: that is a person's, who posts it. */
async function payRefund(platform: Platform, tx: Queryable, line: Line, reference: string): Promise<Ended | undefined> {
  const [refund] = await refundOfLine(tx, { reference });
  if (!refund || refund.isMatched || refund.amountKobo !== 0 - line.amountKobo) return hold(platform, tx, line, {});
  if (refund.state === 'approved' || refund.state === 'sent') return undefined;
  return refund.state === 'paid' ? { state: 'matched', refundId: refund.id } : hold(platform, tx, line, {});
}

/** What nobody can name waits in suspense, of a case that somebody owns. */
async function hold(platform: Platform, tx: Queryable, line: Line, named: Pick<Ended, 'rrr'>): Promise<Ended> {
  const at = platform.now();
  const lodged =
    line.amountKobo > 0 ? await slipOnLine(tx, { text: lineText(line), amountKobo: line.amountKobo }) : undefined;
  if (lodged) {
    await settleAs(tx, line, at, line.amountKobo, {});
    return { state: 'matched', adjustmentId: lodged.id };
  }
  const batch =
    line.amountKobo > 0 ? await batchOnLine(tx, { text: lineText(line), amountKobo: line.amountKobo }) : undefined;
  if (batch) {
    await settleAs(tx, line, at, line.amountKobo, {});
    return { state: 'matched', loanBatchId: batch.id };
  }
  if (line.amountKobo > 0) {
    const { lineKey: bankReference, narration: payer, amountKobo } = line;
    const held = await holdLodgement(platform, tx, { bankReference, payer, amountKobo }, ACTOR);
    await settleAs(tx, line, at, amountKobo, {});
    return { state: 'suspense', ...named, ...(held && { caseId: held.caseId }) };
  }
  await post(tx, 'bank debit', line, at, [
    { account: 'suspense', amountKobo: 0 - line.amountKobo },
    { account: 'bank', amountKobo: line.amountKobo },
  ]);
  return { state: 'suspense', ...named };
}

/** What came in by its RRR is at the bank now. What the bank has beyond it waits in suspense, with its case. */
async function settle(platform: Platform, tx: Queryable, line: Line, { rrr, invoiceId }: Order): Promise<Ended> {
  const at = platform.now();
  let caseId: string | undefined;
  let order = (await orderOfLine(tx, { rrr }))[0]!;
  if (remainingOf(order) < line.amountKobo) {
    caseId = await openLineCase(
      platform,
      tx,
      order,
      caseKindOf(order),
      line.amountKobo - Math.max(remainingOf(order), 0),
    );
    order = (await orderOfLine(tx, { rrr }))[0]!;
  }
  const remainingKobo = remainingOf(order);
  const isNet = isCharge(remainingKobo, line.amountKobo);
  const excessKobo = line.amountKobo - Math.max(remainingKobo, 0);
  if (excessKobo > 0) await lodge(tx, line, at, excessKobo, { invoiceId, ...(caseId !== undefined && { caseId }) });
  await settleAs(tx, line, at, isNet ? remainingKobo : line.amountKobo, { invoiceId });
  if (isNet)
    await post(tx, 'bank charge', line, at, [
      { account: 'charges', invoiceId, amountKobo: remainingKobo - line.amountKobo },
      { account: 'bank', amountKobo: line.amountKobo - remainingKobo },
    ]);
  return caseId === undefined
    ? { state: excessKobo > 0 ? 'suspense' : 'matched', rrr }
    : { state: 'case', rrr, caseId };
}

const remainingOf = ({ receivedKobo, settledKobo }: Order): number => receivedKobo - settledKobo;

/** The provider knows nothing of it; or something was left, and this is more; or all of it was at the bank before. */
function caseKindOf(order: Order): CaseKind {
  if (order.receivedKobo === 0) return 'mismatch';
  return remainingOf(order) > 0 ? 'over' : 'twice';
}

/** The bank gave money back to the provider. Only the provider's word takes a payment back: a person looks at it. */
async function takeBack(platform: Platform, tx: Queryable, line: Line, order: Order): Promise<Ended> {
  const caseId = await openLineCase(platform, tx, order, 'unconfirmed', 0);
  await settleAs(tx, line, platform.now(), line.amountKobo, { invoiceId: order.invoiceId });
  return { state: 'case', rrr: order.rrr, ...(caseId !== undefined && { caseId }) };
}

/** @returns the case, undefined where one of its kind was settled before */
async function openLineCase(
  platform: Platform,
  tx: Queryable,
  { rrr, invoiceId, amountKobo: expectedKobo }: Order,
  kind: CaseKind,
  reportedKobo: number,
): Promise<string | undefined> {
  await openCaseIn(platform, tx, { kind, rrr, invoiceId, expectedKobo, reportedKobo }, ACTOR);
  return (await openCaseOf(tx, { rrr, kind }))[0]?.id;
}

type Whose = Pick<Posting, 'invoiceId' | 'caseId'>;

const lodge = (tx: Queryable, line: Line, at: Date, amountKobo: number, { invoiceId, caseId }: Whose) =>
  post(tx, 'lodgement', line, at, [
    { account: 'clearing', ...(invoiceId && { invoiceId }), amountKobo },
    { account: 'suspense', ...(invoiceId && { invoiceId }), ...(caseId && { caseId }), amountKobo: -amountKobo },
  ]);

const settleAs = (tx: Queryable, line: Line, at: Date, amountKobo: number, { invoiceId }: Whose) =>
  post(tx, 'settlement', line, at, [
    { account: 'bank', ...(invoiceId && { invoiceId }), amountKobo },
    { account: 'clearing', ...(invoiceId && { invoiceId }), amountKobo: -amountKobo },
  ]);

/** A line has one journal of a kind, whoever places it how often. */
async function post(tx: Queryable, kind: Journal['kind'], { id }: Line, at: Date, postings: readonly Posting[]) {
  const posted = await postJournal(tx, { kind, key: String(id), at, actor: ACTOR, postings });
  if (posted === undefined) throw new Error(`Line ${id} has a journal '${kind}' already`);
}
