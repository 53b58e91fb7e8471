import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { postJournals } from '../ledger/service.ts';
import { correctOpening } from './correct.ts';
import { settleCovered } from './covered.ts';
import {
  ageOpeningCharges,
  insertOpeningCharges,
  insertOpeningFees,
  openingCharges,
  openingCredits,
  openingFees,
} from './openingSql.ts';
import { chargesOf, lockMoneyOfMany, recheckPrices } from './sql.ts';

export interface OpeningDebt {
  readonly studentId: string;
  readonly sessionId: number;
  readonly feeId: number;
  readonly amountKobo: number;
  /** YYYY-MM-DD */
  readonly dueOn: string;
}

export interface OpeningBalances {
  readonly studentIds: readonly string[];
  /** All that they are to owe by opening balances; what is not among them becomes nothing. */
  readonly debts: readonly OpeningDebt[];
  /** Kobo by student. */
  readonly credits: ReadonlyMap<string, number>;
}

interface Posted {
  readonly at: Date;
  readonly actor: string;
}

/** The fee of each head, which the college has from its first debt of it on. @returns their ids, in the order of the heads */
export async function feesOfHeads(tx: Queryable, heads: readonly string[]): Promise<number[]> {
  const names = heads.map((head) => `${head}, brought forward`);
  const known = async () => new Map((await openingFees(tx)).map(({ id, name }) => [name, id]));
  const before = await known();
  const fees = names.map((name, place) => ({ name, rank: place + 1 })).filter(({ name }) => !before.has(name));
  if (fees.length > 0) await insertOpeningFees(tx, { fees });
  const after = fees.length > 0 ? await known() : before;
  return names.map((name) => after.get(name)!);
}

/**
 * Posts what makes the opening balances of these students as they are wanted: all of it the first time, then only differences. It locks their
 * money. @throws Problem 409 where a credit becomes less than was used of it
 */
export async function setOpening(
  platform: Pick<Platform, 'reactions' | 'now'>,
  tx: Queryable,
  wanted: OpeningBalances,
  posted: Posted,
): Promise<void> {
  const studentIds = [...new Set(wanted.studentIds)];
  if (studentIds.length === 0) return;
  await lockMoneyOfMany(tx, { studentIds });
  const known = await openingCharges(tx, { studentIds });
  const missing = new Map(wanted.debts.map((debt) => [keyOf(debt), debt]));
  const changed = [];
  const aged = [];
  for (const charge of known) {
    const debt = missing.get(keyOf(charge));
    missing.delete(keyOf(charge));
    const changeKobo = (debt?.amountKobo ?? 0) - charge.chargedKobo;
    if (changeKobo !== 0) changed.push({ ...charge, changeKobo });
    if (debt && debt.dueOn !== charge.dueOn) aged.push({ id: charge.id, dueOn: debt.dueOn });
  }
  if (aged.length > 0) await ageOpeningCharges(tx, { charges: aged });
  await charge(tx, [...missing.values()], posted);
  await credit(tx, studentIds, wanted.credits, posted);
  await correct(platform, tx, changed, posted);
  if (changed.length > 0) await recheckPrices(tx, { studentIds, now: platform.now() });
}

const keyOf = ({ studentId, sessionId, feeId }: Pick<OpeningDebt, 'studentId' | 'sessionId' | 'feeId'>): string =>
  `${studentId} ${sessionId} ${feeId}`;

async function charge(tx: Queryable, debts: readonly OpeningDebt[], { at, actor }: Posted): Promise<void> {
  const lines = debts.filter(({ amountKobo }) => amountKobo > 0);
  if (lines.length === 0) return;
  const made = await insertOpeningCharges(tx, { lines });
  await postJournals(
    tx,
    made.map(({ id, studentId, amountKobo }) => ({
      kind: 'opening balance',
      key: id,
      at,
      actor,
      postings: [
        { account: 'receivable', studentId, chargeId: id, amountKobo },
        { account: 'opening equity', chargeId: id, amountKobo: 0 - amountKobo },
      ],
    })),
  );
}

async function credit(
  tx: Queryable,
  studentIds: readonly string[],
  credits: OpeningBalances['credits'],
  { at, actor }: Posted,
): Promise<void> {
  const known = new Map((await openingCredits(tx, { studentIds: [...studentIds] })).map((row) => [row.studentId, row]));
  const changes = studentIds.map((studentId) => {
    const { postedKobo, leftKobo } = known.get(studentId) ?? { postedKobo: 0, leftKobo: 0 };
    const changeKobo = (credits.get(studentId) ?? 0) - postedKobo;
    if (leftKobo + Math.min(changeKobo, 0) < 0)
      throw new Problem(409, 'Some of this credit was used already. It cannot become less', { title: 'Not done!' });
    return { studentId, changeKobo };
  });
  await postJournals(
    tx,
    changes.map(({ studentId, changeKobo }) => ({
      kind: 'opening credit',
      key: crypto.randomUUID(),
      at,
      actor,
      postings: [
        { account: 'student credit', studentId, amountKobo: 0 - changeKobo },
        { account: 'opening equity', studentId, amountKobo: changeKobo },
      ],
    })),
  );
}

interface Changed {
  readonly id: string;
  readonly studentId: string;
  readonly changeKobo: number;
}

/** What was paid beyond a debt that is less now is the student's credit. An invoice that nothing is left of is settled. */
async function correct(
  platform: Pick<Platform, 'reactions'>,
  tx: Queryable,
  changed: readonly Changed[],
  { at, actor }: Posted,
): Promise<void> {
  for (const [studentId, changes] of Map.groupBy(changed, (each) => each.studentId)) {
    const charges = new Map((await chargesOf(tx, { studentId })).map((each) => [each.id, each]));
    await correctOpening(
      tx,
      changes.map(({ id, changeKobo }) => ({
        studentId,
        charge: charges.get(id)!,
        key: crypto.randomUUID(),
        changeKobo,
        at,
        actor,
      })),
    );
    const ids = new Set(changes.map(({ id }) => id));
    const covered = (await chargesOf(tx, { studentId })).filter((each) => ids.has(each.id) && each.dueKobo <= 0);
    await settleCovered(platform, tx, { studentId, chargeIds: covered.map(({ id }) => id), at, actor });
  }
}
