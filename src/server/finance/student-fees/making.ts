import type { FeePurpose } from '#contract/finance/student-fees.ts';
import { withPart } from '#rules/finance/partNames.ts';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { assess, chargesOfStudent, useCredit, type ActedBy, type Charge } from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { studentInvoice, type Made, type WantedInvoice } from '../invoices/service.ts';
import { INVOICE_FAILED } from '../payments/service.ts';
import { coveredIn, type Covered } from './covered.ts';
import { chosenFees, toPay, type Chosen } from './due.ts';
import { placeOf, positionIn, type Position } from './position.ts';

interface Wanted {
  readonly studentId: string;
  readonly sessionId: number | undefined;
  readonly purpose: FeePurpose;
  readonly chosen: Chosen;
  /** Naira, as it was shown; undefined where the caller takes any. */
  readonly expectedTotal: number | undefined;
  readonly by: ActedBy;
  /** What the page of an invoice that it replaces says. */
  readonly reason?: string;
}

/**
 * The student's one invoice of what is due now, which is charged in the same transaction. Credit is used first; where it is enough
 * it pays the invoice at once. Of what is covered already it is the invoice of the receipt: the provider is not asked for an RRR.
 * @returns the id of the invoice @throws Problem 409 where the total is not what was shown, 422 for arrears and parts that are closed
 */
export const makeFeeInvoice = (platform: Platform, wanted: Wanted): Promise<string> =>
  studentInvoice(platform, (tx) => charged(platform, tx, wanted), wanted.by, wanted.reason);

async function charged(platform: Platform, tx: Queryable, wanted: Wanted): Promise<WantedInvoice | Made> {
  const { studentId, purpose, chosen, by } = wanted;
  // It locks the student's money: a payment that comes now waits, or the total made would not be the one shown.
  await postFeesFirst(platform, tx, studentId);
  const place = await placeOf(tx, studentId, purpose, wanted.sessionId);
  const shown = await positionIn(tx, studentId, place, purpose, chosenFees(chosen));
  const covered = await coveredIn(tx, shown, chosen);
  if (covered) return ofCovered(shown, covered, wanted);
  refuse(shown, wanted);
  const { sessionId, session } = place;
  const chosenLines = shown.bare.lines.filter((line) => !('feeIds' in chosen) || chosen.feeIds.includes(line.feeId));
  const assessed = await assess(
    tx,
    platform,
    {
      studentId,
      sessionId,
      purpose,
      lines: chosenLines.map(({ feeId, amountKobo, occasion, why }) => ({ feeId, amountKobo, occasion, why })),
    },
    by,
  );
  const byCredit = totalOf(toPay(shown, chosen)) === 0;
  const credit = { studentId, at: platform.now(), actor: by.actor };
  await useCredit(platform, tx, byCredit ? { ...credit, before: session } : credit);
  const position = await positionIn(tx, studentId, place, purpose);
  const charges =
    'feeIds' in chosen
      ? await wholeOf(tx, studentId, assessed)
      : toPay(byCredit ? { ...position, dues: position.bare } : position, chosen).map(({ chargeId, payKobo }) => ({
          chargeId: chargeId!,
          amountKobo: payKobo,
        }));
  if (!byCredit)
    requireTotal(
      wanted,
      charges.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    );
  return {
    studentId,
    sessionId,
    ...(byCredit && { settled: 'by credit' }),
    ...namesOf(purpose, chosen, session),
    charges: charges.filter(({ amountKobo }) => amountKobo > 0),
  };
}

/** One receipt has all that none has yet; done again it is the same. */
function ofCovered({ place }: Position, { charges, invoiceId }: Covered, wanted: Wanted): WantedInvoice | Made {
  const { studentId, purpose, chosen } = wanted;
  requireTotal(wanted, 0);
  if (charges.length === 0) return { invoiceId: invoiceId! };
  const { sessionId, session } = place;
  const names = namesOf(purpose, 'feeIds' in chosen ? chosen : { part: 'Full' }, session);
  return { studentId, sessionId, ...names, charges, settled: 'as covered' };
}

/** What is left of fees that were just charged. One that credit has paid by now would be offered anew. */
async function wholeOf(tx: Queryable, studentId: string, assessed: readonly Charge[]) {
  const ids = new Set(assessed.map(({ id }) => id));
  return (await chargesOfStudent(tx, studentId))
    .filter(({ id }) => ids.has(id))
    .map(({ id, dueKobo }) => ({ chargeId: id, amountKobo: dueKobo }));
}

function refuse(position: Position, wanted: Wanted): void {
  const { chosen } = wanted;
  const [arrears] = position.arrears;
  if (arrears) throw refused(`You owe ${formatNaira(arrears.dueKobo)} from ${arrears.session}. Pay it first.`);
  if (position.dues.lines.length === 0) throw refused(`No fees are published for ${position.place.session} yet.`);
  if ('part' in chosen && chosen.part !== 'Balance') {
    const part = position.dues.parts.find((each) => each.part === chosen.part);
    if (!part) throw refused('This session is paid at once. Please choose Full');
    if (part.state === 'closed') throw refused(`${part.reason}.`);
    if (part.state === 'paid') throw refused('This is paid already.');
  }
  const totalKobo = totalOf(toPay(position, chosen));
  if (totalKobo === 0 && totalOf(toPay({ ...position, dues: position.bare }, chosen)) === 0)
    throw refused('There is nothing to pay.');
  requireTotal(wanted, totalKobo);
}

function requireTotal({ expectedTotal }: Wanted, totalKobo: number): void {
  if (expectedTotal !== undefined && koboFromNaira(expectedTotal) !== totalKobo)
    throw new Problem(409, `The total is ${formatNaira(totalKobo)} now. Please look at it again`, {
      title: INVOICE_FAILED,
    });
}

const refused = (message: string) => new Problem(422, message, { title: INVOICE_FAILED });

const totalOf = (lines: readonly { readonly payKobo: number }[]): number =>
  lines.reduce((sum, { payKobo }) => sum + payKobo, 0);

const TITLES: Readonly<Record<FeePurpose, string>> = {
  school: 'School fees',
  acceptance: 'Acceptance fee',
  development: 'Development levy',
  sundry: 'Sundry fees',
  'change-of-degree': 'Change of degree',
};

function namesOf(purpose: FeePurpose, chosen: Chosen, session: string) {
  const title = `${TITLES[purpose]} ${session}`;
  if ('feeIds' in chosen)
    return { purpose, occasion: [...chosen.feeIds].sort((one, other) => one - other).join(','), description: title };
  if (chosen.part === 'Balance') return { purpose: 'balance', description: `Balance of ${title}` };
  return purpose === 'school'
    ? { purpose, part: chosen.part, description: withPart(title, chosen.part) }
    : { purpose, description: title };
}
