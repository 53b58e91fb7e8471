import type { FeePurpose } from '#contract/finance/student-fees.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { chargesOfStudent, lockMoney, reportPaid } from '../charges/service.ts';
import { postOwnFees } from '../fee-postings/service.ts';
import { readyToPay, voidInvoice } from '../invoices/service.ts';
import { isWithdrawn } from '../payments/service.ts';
import { chosenFees, chosenOf, toPay, type Chosen } from './due.ts';
import { makeFeeInvoice } from './making.ts';
import { placeOf, positionIn, type Position } from './position.ts';
import type { StudentInvoiceRow } from './present.ts';

const BY = { actor: 'system:price' };
const CHANGED = 'What you owe has changed';

/** A bed has prices of its own wing. */
const PURPOSES: Readonly<Record<string, FeePurpose>> = {
  school: 'school',
  balance: 'school',
  acceptance: 'acceptance',
  development: 'development',
  sundry: 'sundry',
  'change-of-degree': 'change-of-degree',
};

/**
 * Whether an invoice asks for what is due today, by an RRR that can be paid. Else it was replaced, void where nothing is due, or
 * given another RRR. Where that cannot be done now, as while the provider gives no answer, it stays as it is: whoever pays it is
 * credited.
 */
export async function standsAsIs(platform: Platform, studentId: string, row: StudentInvoiceRow): Promise<boolean> {
  if (row.paidAt || row.voidAt) return true;
  if (!PURPOSES[row.purpose]) return (row.rrr !== null && !isWithdrawn(row)) || obtained(platform, row);
  return priceAgain(platform, studentId, row).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    platform.log.info({ err: error, invoice: row.id }, 'an invoice that was opened stays as it is');
    return false;
  });
}

/**
 * Whether an unpaid invoice asks for what is due today. Else it was replaced, void where nothing is due, or given another RRR.
 * @throws Problem where that cannot be done now, as while the provider gives no answer: it stays as it is
 */
export async function priceAgain(platform: Platform, studentId: string, row: StudentInvoiceRow): Promise<boolean> {
  const purpose = PURPOSES[row.purpose];
  if (!purpose || row.paidAt || row.voidAt) return true;
  const lines = row.lines as readonly Line[];
  const chosen = chosenOf({ ...row, lines });
  await postOwnFees(platform, studentId);
  const place = await placeOf(platform.database, studentId, purpose, row.sessionId);
  const position = await positionIn(platform.database, studentId, place, purpose, chosenFees(chosen));
  const wanted = { studentId, sessionId: row.sessionId, purpose, chosen, expectedTotal: undefined };
  const change = changeOf(position, chosen, lines, row.rrr === null || isWithdrawn(row));
  if (change === 'none') return true;
  if (change === 'void') await voidPaid(platform, studentId, row.id, lines);
  if (change === 'another RRR') await readyToPay(platform, row.id);
  if (change === 'replace') await makeFeeInvoice(platform, { ...wanted, by: BY, reason: CHANGED });
  platform.mail.prompt();
  return false;
}

/** Whoever waits for one of its charges acts once the invoice is in nobody's way: credit or a cut has left nothing due of it. */
async function voidPaid(platform: Platform, studentId: string, invoiceId: string, lines: readonly Line[]) {
  await voidInvoice(platform, { invoiceId, reason: CHANGED, by: BY });
  await platform.database.transaction(async (tx) => {
    await lockMoney(tx, { studentId });
    const chargeIds = (await chargesOfStudent(tx, studentId))
      .filter(({ id, dueKobo }) => dueKobo <= 0 && lines.some(({ chargeId }) => chargeId === id))
      .map(({ id }) => id);
    await reportPaid(platform, tx, { studentId, chargeIds, at: platform.now(), ...BY });
  });
}

/** An invoice that another wing made without the provider, as for a bed whose payment was reversed. @returns false */
async function obtained(platform: Platform, { id }: StudentInvoiceRow): Promise<boolean> {
  await readyToPay(platform, id).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    platform.log.info({ err: error, invoice: id }, 'an invoice that was opened has no RRR yet');
  });
  return false;
}

interface Line {
  readonly chargeId: string;
  readonly feeId: number;
  readonly kobo: number;
}

/** What credit alone can pay is left to its student, who pays by it on the page of the session. */
function changeOf(
  position: Position,
  chosen: Chosen,
  lines: readonly Line[],
  isUnpayable: boolean,
): 'none' | 'void' | 'another RRR' | 'replace' {
  const due = toPay(position, chosen).filter(({ payKobo }) => payKobo > 0);
  const isSame =
    due.length === lines.length &&
    due.every(({ chargeId, payKobo }) => lines.some((line) => line.chargeId === chargeId && line.kobo === payKobo));
  if (isSame) return isUnpayable ? 'another RRR' : 'none';
  if (due.length > 0) return 'replace';
  const isPaidByCredit = toPay({ ...position, dues: position.bare }, chosen).some(({ payKobo }) => payKobo > 0);
  return isPaidByCredit ? 'none' : 'void';
}
