import { totalKobo } from '#rules/finance/assignment.ts';
import { effectOf, type Effect } from '#rules/finance/change.ts';
import type { DueOfFee } from '#rules/finance/dues.ts';
import type { PlannedPart } from '#rules/finance/instalments.ts';
import { paidOfferedLines, postedAs, pricedLines, type PricedCharge, type RuledFees } from '#rules/finance/pricing.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { chargesToPrice, priceable, ruledBy, type OfSession, type RuleBook } from '../charges/service.ts';
import { pendingBooks, type PendingBook } from '../fee-postings/service.ts';
import { factsOf } from './rules.ts';
import { plannedParts, studentsWhoPay } from './sql/students.ts';

type StudentRow = RowOf<'students-who-pay'>;

export interface Touched {
  readonly student: StudentRow;
  readonly effect: Effect;
  readonly hasPaid: boolean;
  /** A raise that spares the student, who has paid. */
  readonly isSpared: boolean;
  readonly beforeKobo: number;
  readonly afterKobo: number;
}

interface Books extends OfSession {
  readonly before: RuleBook;
  readonly after: RuleBook;
}

const AT_ONCE = 500;

/** What each student is charged once `after` holds, by the rule that posts it. What is published and not posted yet comes first. */
export async function effectsOn(db: Queryable, books: Books): Promise<Touched[]> {
  const { sessionId, studentTypeId, before, after } = books;
  const { purpose } = after;
  const plan = (await plannedParts(db, { sessionId, studentTypeId })).filter(({ part }) => part !== 'Full');
  const students = await studentsWhoPay(db, { sessionId, studentTypeId, purpose });
  const touched: Touched[] = [];
  for (let from = 0; from < students.length; from += AT_ONCE) {
    const some = students.slice(from, from + AT_ONCE);
    const studentIds = some.map(({ studentId }) => studentId);
    const charges = Map.groupBy(await chargesToPrice(db, { studentIds, sessionId, purpose }), (row) => row.studentId);
    const pending = await pendingBooks(db, { sessionId, studentTypeId, purpose }, studentIds);
    for (const student of some) {
      const charged = (charges.get(student.studentId) ?? []).map(priceable);
      const found = effectOn(student, posted(student, charged, pending, sessionId), { before, after, plan, sessionId });
      if (found) touched.push(found);
    }
  }
  return touched;
}

function posted(
  student: StudentRow,
  charges: readonly PricedCharge[],
  pending: readonly PendingBook[],
  sessionId: number,
): readonly PricedCharge[] {
  return pending
    .filter(({ studentIds }) => studentIds.has(student.studentId))
    .reduce((before, { book }) => {
      const of = { purpose: book.purpose, sessionId };
      return postedAs(of, chargedLines(of, ruledBy(book, factsOf(student)), before), before);
    }, charges);
}

/** What is offered is owed by whoever asked for an invoice of it; what they paid of it may be cut. */
const chargedLines = (...priced: Parameters<typeof pricedLines>): DueOfFee[] =>
  owedLines(...priced).concat(paidOfferedLines(...priced));

const owedLines = (
  of: Parameters<typeof pricedLines>[0],
  ruled: RuledFees,
  charges: readonly PricedCharge[],
): DueOfFee[] =>
  pricedLines(of, ruled, charges).filter(({ chargeId, feeId }) => chargeId !== undefined || !ruled.offered.has(feeId));

interface Rules {
  readonly before: RuleBook;
  readonly after: RuleBook;
  readonly plan: readonly PlannedPart[];
  readonly sessionId: number;
}

/** Undefined for whom nothing changes. */
function effectOn(
  student: StudentRow,
  charges: readonly PricedCharge[],
  { before, after, plan, sessionId }: Rules,
): Touched | undefined {
  const facts = factsOf(student);
  const of = { purpose: after.purpose, sessionId };
  const [was, is] = [ruledBy(before, facts), ruledBy(after, facts)];
  const [old, next] = [chargedLines(of, was, charges), chargedLines(of, is, charges)];
  const effect = effectOf({ before: old, after: next, plan, paidParts: student.paidParts as string[] });
  const hasPaid = charges.some((charge) => charge.hasPaid);
  const isSpared =
    !effect.isTouched && hasPaid && owedKobo(is) > Math.max(owedKobo(was), totalKobo(owedLines(of, was, charges)));
  if (!effect.isTouched && !isSpared) return undefined;
  return { student, effect, hasPaid, isSpared, beforeKobo: totalKobo(old), afterKobo: totalKobo(next) };
}

const owedKobo = ({ fees, offered }: RuledFees): number => totalKobo(fees.filter(({ feeId }) => !offered.has(feeId)));
