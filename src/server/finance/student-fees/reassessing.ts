import type { FeePurpose } from '#contract/finance/student-fees.ts';
import { isOwedUnasked, pricedLines } from '#rules/finance/pricing.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  assess,
  chargesOfStudent,
  lockMoney,
  priceable,
  recheckPrices,
  ruleBookOf,
  ruledBy,
  useCredit,
  type ActedBy,
  type AssessedLine,
  type Charge,
} from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { factsOf, type Place } from './position.ts';
import { placesOf } from './sql.ts';

interface Reassessing {
  readonly studentId: string;
  /** The student's latest one without it. */
  readonly sessionId?: number;
  readonly by: ActedBy;
}

const PURPOSES: readonly FeePurpose[] = ['school', 'acceptance', 'development', 'sundry', 'change-of-degree'];

/**
 * What a student was charged in a session is corrected to what the published rules say of them now, since what was known of them was
 * wrong: a raise reaches whoever has paid too, and a fee that only others pay is charged nothing. What was paid beyond it pays the student's
 * other fees before it is credit, and an unpaid invoice is priced again. Whoever withdrew or defers keeps what was charged.
 */
export async function reassess(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  { studentId, sessionId: wanted, by }: Reassessing,
): Promise<{ session: string; changeKobo: number }> {
  await lockMoney(tx, { studentId });
  await postFeesFirst(platform, tx, studentId);
  const places = await placesOf(tx, { studentId });
  const place = places.find((each) => each.sessionId === (wanted ?? places[0]!.sessionId))!;
  const sessionId = place.sessionId;
  const before = await chargesOfStudent(tx, studentId);
  if (!place.isCharged) return { session: place.session, changeKobo: 0 };
  for (const purpose of PURPOSES)
    await assess(tx, platform, { studentId, sessionId, purpose, lines: await linesOf(tx, purpose, place, before) }, by);
  await recheckPrices(tx, { studentIds: [studentId], now: platform.now() });
  await useCredit(platform, tx, { studentId, at: platform.now(), actor: by.actor });
  const sumOf = (charges: readonly Charge[]) =>
    charges.reduce((kobo, charge) => kobo + (charge.sessionId === sessionId ? charge.chargedKobo : 0), 0);
  return { session: place.session, changeKobo: sumOf(await chargesOfStudent(tx, studentId)) - sumOf(before) };
}

/** A student whose fees nobody has opened yet, and to whom nothing was posted, is charged as they are opened. */
async function linesOf(
  tx: Queryable,
  purpose: FeePurpose,
  place: Place,
  charges: readonly Charge[],
): Promise<AssessedLine[]> {
  const { sessionId, studentTypeId } = place;
  const isOfEntry = place.entrySessionId === sessionId;
  const isOwed =
    isOwedUnasked(purpose, isOfEntry) &&
    charges.some((charge) => charge.sessionId === sessionId && isOwedUnasked(charge.purpose, isOfEntry));
  if (!isOwed && !charges.some((charge) => charge.sessionId === sessionId && charge.purpose === purpose)) return [];
  const book = await ruleBookOf(tx, purpose, { sessionId, studentTypeId });
  const ruled = { ...ruledBy(book, factsOf(place)), reachesPaid: true };
  const isOthers = (feeId: number) => book.fees.has(feeId) && !ruled.fees.some((fee) => fee.feeId === feeId);
  return pricedLines({ purpose, sessionId }, ruled, charges.map(priceable))
    .filter(({ chargeId, feeId }) => chargeId !== undefined || (isOwed && !ruled.offered.has(feeId)))
    .map(({ feeId, occasion, amountKobo, why }) => ({
      feeId,
      occasion,
      amountKobo: isOthers(feeId) ? 0 : amountKobo,
      why,
    }));
}
