import { payInOrder } from '#rules/finance/payInOrder.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { postJournal } from '../ledger/service.ts';
import { settleCovered } from './covered.ts';
import { chargesOf, recheckPrices } from './sql.ts';

interface Lent {
  readonly studentId: string;
  readonly sessionId: number;
  /** The line's reference: there is one journal of it. */
  readonly key: string;
  readonly amountKobo: number;
  readonly at: Date;
  readonly actor: string;
}

/**
 * A loan pays what is due of its session, by rank; the rest is the student's credit. It is clearing until the bank's statement has the
 * batch. Lock the student's money before. @returns the rest
 */
export async function takeLoan(platform: Pick<Platform, 'reactions'>, tx: Queryable, lent: Lent): Promise<number> {
  const { studentId, sessionId, key, amountKobo, at, actor } = lent;
  const charges = (await chargesOf(tx, { studentId })).filter((charge) => charge.sessionId === sessionId);
  const { paid, restKobo } = payInOrder(amountKobo, charges);
  const posted = await postJournal(tx, {
    kind: 'student loan',
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
  if (posted === undefined) throw new Error(`A student loan was posted before for ${key}`);
  const covered = paid.filter(({ kobo, dueKobo }) => kobo === dueKobo).map(({ id }) => id);
  await settleCovered(platform, tx, { studentId, chargeIds: covered, at, actor });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
  return restKobo;
}
