import { takeBack } from '#rules/finance/takeBack.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { balanceOf, postJournal } from '../ledger/service.ts';
import { paymentReversed } from './invoicePaid.ts';
import { lookAtLateAgain } from './lateSql.ts';
import { paidByJournal, paidInPart, unsettle } from './reversingSql.ts';
import { chargesOf, recheckPrices } from './sql.ts';

interface Reversed {
  readonly rrr: string;
  readonly amountKobo: number;
  /** When it was credited. */
  readonly since: Date;
  readonly at: Date;
  readonly actor: string;
}

/** What the pages of the invoices say. */
const BY_PROVIDER = 'The payment behind it was reversed by the provider';
const BY_COLLEGE = 'What had paid it was reversed by the bursary';

/**
 * A payment of a student is taken back by one journal: what it paid is owed again, and its invoice is void, as are those that its credit
 * paid. Then whoever gave something for one of these, or for what another payment paid the rest of, takes that back. Lock the student's
 * money before; call it once for an RRR.
 * @returns what cannot be taken back, in words
 */
export async function reversePaymentOf(
  { reactions }: Pick<Platform, 'reactions'>,
  tx: Queryable,
  {
    id: invoiceId,
    studentId,
    sessionId,
    purpose,
  }: Pick<RowOf<'student-invoice'>, 'id' | 'studentId' | 'sessionId' | 'purpose'>,
  { rrr, amountKobo, since, at, actor }: Reversed,
): Promise<readonly string[]> {
  const paid = await paidByJournal(tx, { rrr });
  const { owedKobo, creditKobo } = takeBack({
    amountKobo,
    paidByIt: new Map(paid.flatMap(({ chargeId, kobo }) => (chargeId === null ? [] : [[chargeId, kobo]]))),
    charges: (await chargesOf(tx, { studentId })).map(({ id, paidKobo }) => ({ id, paidKobo })),
    creditKobo: (await balanceOf(tx, studentId)).creditKobo,
  });
  await postJournal(tx, {
    kind: 'payment reversed',
    key: rrr,
    at,
    actor,
    ...(paid[0] && { reverses: paid[0].journalId }),
    postings: [
      ...[...owedKobo].map(([chargeId, kobo]) => ({
        account: 'receivable' as const,
        studentId,
        chargeId,
        invoiceId,
        amountKobo: kobo,
      })),
      { account: 'student credit', studentId, invoiceId, amountKobo: creditKobo },
      { account: 'clearing', invoiceId, amountKobo: -amountKobo },
    ],
  });
  const chargeIds = [...owedKobo.keys()];
  const ended = await unsettle(tx, { studentId, invoiceId, chargeIds, now: at, actor, reason: BY_PROVIDER });
  await lookAtLateAgain(tx, { studentId });
  const partly = await paidInPart(tx, { studentId, chargeIds });
  const remains: string[] = [];
  const by = { studentId, rrr, since, at, actor, remains };
  await reactions.happened(tx, paymentReversed, { ...by, invoiceId, sessionId, purpose });
  for (const { id, sessionId, purpose: itsPurpose } of [...ended, ...partly].filter((each) => each.id !== invoiceId))
    await reactions.happened(tx, paymentReversed, {
      ...by,
      invoiceId: id,
      sessionId,
      purpose: itsPurpose,
    });
  return remains;
}

interface OwedAgain {
  readonly studentId: string;
  readonly chargeIds: readonly string[];
  /** Of the adjustment that was reversed. */
  readonly reference: string;
  readonly since: Date;
  readonly at: Date;
  readonly actor: string;
}

/**
 * The bursary has reversed what had paid these charges without a payment of the provider: invoices that were settled by it are void, and
 * whoever gave something for them takes that back. @returns what cannot be taken back, in words
 */
export async function oweAgain(
  { reactions }: Pick<Platform, 'reactions'>,
  tx: Queryable,
  { studentId, chargeIds, reference, since, at, actor }: OwedAgain,
): Promise<readonly string[]> {
  const of = { studentId, chargeIds: [...chargeIds] };
  const ended = await unsettle(tx, { ...of, invoiceId: null, now: at, actor, reason: BY_COLLEGE });
  await lookAtLateAgain(tx, { studentId });
  const remains: string[] = [];
  for (const { id: invoiceId, sessionId, purpose } of [...ended, ...(await paidInPart(tx, of))])
    await reactions.happened(tx, paymentReversed, {
      ...{ invoiceId, sessionId, purpose, studentId, rrr: reference, since, at, actor, remains },
    });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
  return remains;
}
