import type { DueOfFee } from '#rules/finance/dues.ts';
import { isOwedUnasked, paidOfferedLines, pricedLines, type PricedCharge } from '#rules/finance/pricing.ts';
import type { Facts } from '#rules/finance/selector.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  chargesToPrice,
  chargeStudents,
  correctCharges,
  lockMoneyOfMany,
  priceable,
  recheckPrices,
  reportPaid,
  ruleBookOf,
  ruledBy,
  useCredit,
  type OfSession,
} from '../charges/service.ts';
import { creditors } from '../ledger/service.ts';
import { notePosted, pendingPublications } from './sql.ts';

interface Pending {
  readonly studentId: string;
  readonly isOfEntry: boolean;
  readonly facts: Facts;
}

interface Publication extends OfSession {
  readonly id: number;
  readonly purpose: string;
  readonly actor: string;
}

/**
 * Charges these students of a session what was published, and corrects what they were charged: each publication that their ledger does not
 * have yet, in its turn. It locks their money until the transaction ends.
 */
export async function postFees(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  { sessionId, studentTypeId }: OfSession,
  studentIds: readonly string[],
): Promise<void> {
  await lockMoneyOfMany(tx, { studentIds });
  for (const { id, purpose, publishedBy, students } of await pendingPublications(tx, { studentIds, sessionId })) {
    const pending = students as readonly Pending[];
    await post(platform, tx, { id, purpose, sessionId, studentTypeId, actor: publishedBy }, pending);
    await notePosted(tx, { studentIds: pending.map(({ studentId }) => studentId), sessionId, publicationId: id });
  }
}

async function post(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  { id, purpose, sessionId, studentTypeId, actor }: Publication,
  students: readonly Pending[],
): Promise<void> {
  const at = platform.now();
  const book = await ruleBookOf(tx, purpose, { sessionId, studentTypeId }, id);
  const studentIds = students.map(({ studentId }) => studentId);
  const charged = Map.groupBy(await chargesToPrice(tx, { studentIds, sessionId, purpose }), (row) => row.studentId);
  const priced = students.flatMap(({ studentId, facts, isOfEntry }) => {
    const charges = (charged.get(studentId) ?? []).map(priceable);
    const ruled = ruledBy(book, facts);
    const isOwed = isOwedUnasked(purpose, isOfEntry) || charges.some((charge) => charge.sessionId === sessionId);
    const of = { purpose, sessionId };
    return pricedLines(of, ruled, charges)
      .filter(({ chargeId, feeId }) => chargeId !== undefined || (isOwed && !ruled.offered.has(feeId)))
      .concat(paidOfferedLines(of, ruled, charges))
      .map((line) => ({ ...line, studentId, charge: charges.find((charge) => charge.id === line.chargeId) }));
  });
  await chargeStudents(tx, { sessionId, purpose, lines: priced.filter(({ charge }) => !charge) }, { at, actor });
  const changed = priced.filter(
    ({ charge, amountKobo }) => charge && charge.sessionId === sessionId && charge.chargedKobo !== amountKobo,
  );
  await correctCharges(
    tx,
    changed.map(({ studentId, charge, amountKobo }) => ({
      studentId,
      charge: charged.get(studentId)!.find(({ id: chargeId }) => chargeId === charge!.id)!,
      key: `publication ${id} ${charge!.id}`,
      changeKobo: amountKobo - charge!.chargedKobo,
      at,
      actor,
    })),
  );
  const covered = Map.groupBy(changed.filter(isCovered), (line) => line.studentId);
  for (const [studentId, lines] of covered)
    await reportPaid(platform, tx, { studentId, chargeIds: lines.map(({ charge }) => charge!.id), at, actor });
  // Credit pays what was added, as what was paid beyond a fee pays the student's others.
  const touched = [...new Set([...priced.filter(({ charge }) => !charge), ...changed].map((line) => line.studentId))];
  await recheckPrices(tx, { studentIds: touched, now: at });
  for (const { studentId } of await creditors(tx, { studentIds: touched }))
    await useCredit(platform, tx, { studentId, at, actor });
}

/** Something of it was due, and nothing is any more. */
const isCovered = ({ charge, dueKobo }: DueOfFee & { readonly charge: PricedCharge | undefined }): boolean =>
  charge !== undefined && charge.dueKobo > 0 && dueKobo <= 0;
