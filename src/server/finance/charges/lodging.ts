import { payInOrder } from '#rules/finance/payInOrder.ts';
import { takeBack } from '#rules/finance/takeBack.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { balanceOf, postJournal } from '../ledger/service.ts';
import { settleCovered } from './covered.ts';
import { oweAgain } from './reversing.ts';
import { chargesOf, recheckPrices } from './sql.ts';
import { paidByLodgement } from './waivingSql.ts';

type Reacting = Pick<Platform, 'reactions'>;

interface Lodged {
  readonly studentId: string;
  /** The adjustment's reference: there is one journal of it. */
  readonly key: string;
  readonly amountKobo: number;
  readonly at: Date;
  readonly actor: string;
}

/**
 * Money that was paid in at the bank's counter pays what is due, the oldest session first, then by rank; the rest is the student's credit.
 * It is clearing until the bank's statement has it. Lock the student's money before.
 */
export async function takeLodgement(platform: Reacting, tx: Queryable, lodged: Lodged): Promise<void> {
  const { studentId, key, amountKobo, at, actor } = lodged;
  const charges = await chargesOf(tx, { studentId });
  const { paid, restKobo } = payInOrder(amountKobo, charges);
  const posted = await postJournal(tx, {
    kind: 'manual lodgement',
    key,
    at,
    actor,
    postings: [
      { account: 'clearing', amountKobo },
      ...paid.map(({ id: chargeId, kobo }) => ({
        account: 'receivable' as const,
        studentId,
        chargeId,
        amountKobo: 0 - kobo,
      })),
      { account: 'student credit', studentId, amountKobo: 0 - restKobo },
    ],
  });
  if (posted === undefined) throw new Error(`A lodgement was posted before for ${key}`);
  const covered = paid.filter(({ kobo, dueKobo }) => kobo === dueKobo).map(({ id }) => id);
  await settleCovered(platform, tx, { studentId, chargeIds: covered, at, actor });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
}

/**
 * One journal takes back what it paid, then unused credit, then what credit paid, as of a payment that its provider takes back. Lock the
 * student's money before; call it once for a lodgement. @returns what cannot be taken back, in words. @throws Problem 409 for what was refunded
 */
export async function reverseLodgement(
  platform: Reacting,
  tx: Queryable,
  { since, ...lodged }: Lodged & { readonly since: Date },
): Promise<readonly string[]> {
  const { studentId, key, amountKobo, at, actor } = lodged;
  const paid = await paidByLodgement(tx, { key });
  const { creditKobo: unusedKobo } = await balanceOf(tx, studentId);
  const { owedKobo, creditKobo } = takeBack({
    amountKobo,
    paidByIt: new Map(paid.flatMap(({ chargeId, kobo }) => (chargeId === null ? [] : [[chargeId, kobo]]))),
    charges: await chargesOf(tx, { studentId }),
    creditKobo: unusedKobo,
  });
  if (creditKobo > unusedKobo)
    throw new Problem(409, 'Some of this money was refunded. It cannot be reversed', { title: 'Not done!' });
  await postJournal(tx, {
    kind: 'lodgement reversed',
    key,
    at,
    actor,
    reverses: paid[0]!.journalId,
    postings: [
      ...[...owedKobo].map(([chargeId, kobo]) => ({
        account: 'receivable' as const,
        studentId,
        chargeId,
        amountKobo: kobo,
      })),
      { account: 'student credit', studentId, amountKobo: creditKobo },
      { account: 'clearing', amountKobo: 0 - amountKobo },
    ],
  });
  return oweAgain(platform, tx, { studentId, chargeIds: [...owedKobo.keys()], reference: key, since, at, actor });
}
