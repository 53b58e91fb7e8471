import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { postJournal } from '../ledger/service.ts';
import type { Charge } from './charge.ts';
import { settleCovered } from './covered.ts';
import { oweAgain } from './reversing.ts';
import { chargesOf, recheckPrices } from './sql.ts';
import { waivedByJournal } from './waivingSql.ts';

type Reacting = Pick<Platform, 'reactions'>;
type Relief = 'waiver' | 'write-off';

interface Act {
  readonly studentId: string;
  readonly relief: Relief;
  /** The adjustment's reference: of a relief there is one journal of it. */
  readonly key: string;
  readonly at: Date;
  readonly actor: string;
}

const JOURNALS = {
  waiver: { kind: 'waiver', reversed: 'waiver reversed', account: 'waivers' },
  'write-off': { kind: 'debt written off', reversed: 'write-off reversed', account: 'write-offs' },
} as const;

/**
 * The college gives up this much of a charge, at most what is due of it. A charge of which nothing is left is paid like one that an award
 * covers. Lock the student's money before.
 */
export async function waive(
  platform: Reacting,
  tx: Queryable,
  { charge, amountKobo, ...act }: Act & { readonly charge: Charge; readonly amountKobo: number },
): Promise<void> {
  const { studentId, relief, key, at, actor } = act;
  const { kind, account } = JOURNALS[relief];
  const posted = await postJournal(tx, {
    kind,
    key,
    at,
    actor,
    postings: [
      { account: 'receivable', studentId, chargeId: charge.id, amountKobo: 0 - amountKobo },
      { account, chargeId: charge.id, amountKobo },
    ],
  });
  if (posted === undefined) throw new Error(`'${kind}' was posted before for ${key}`);
  if (amountKobo === charge.dueKobo)
    await settleCovered(platform, tx, { studentId, chargeIds: [charge.id], at, actor });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
}

/**
 * What of it is still taken off its charge is owed again. Lock the student's money before; call it once for a relief.
 * @returns what cannot be taken back, in words
 */
export async function reverseWaiver(
  platform: Reacting,
  tx: Queryable,
  { since, ...act }: Act & { readonly since: Date },
): Promise<readonly string[]> {
  const { studentId, relief, key, at, actor } = act;
  const { reversed, account } = JOURNALS[relief];
  const [posted] = await waivedByJournal(tx, { key });
  const { chargeId, journalId, kobo } = posted!;
  const charge = (await chargesOf(tx, { studentId })).find(({ id }) => id === chargeId)!;
  // A fee that was cut since then has taken some of it back already.
  const amountKobo = Math.min(kobo, charge.waivedKobo);
  await postJournal(tx, {
    kind: reversed,
    key,
    at,
    actor,
    reverses: journalId,
    postings: [
      { account: 'receivable', studentId, chargeId, amountKobo },
      { account, chargeId, amountKobo: 0 - amountKobo },
    ],
  });
  return oweAgain(platform, tx, { studentId, chargeIds: [chargeId], reference: key, since, at, actor });
}
