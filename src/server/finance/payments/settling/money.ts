import { decisionOnMoved, type CaseMoney, type Decision } from '#rules/finance/caseSettlement.ts';
import { jsonHash } from '../../../platform/jsonHash.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import { readRrr } from '#rules/rrr.ts';
import { caseToSettle, invoiceNamed, invoiceToSettle, studentsNamed } from './sql.ts';

type Invoice = RowOf<'invoice-to-settle'>;

/** Whom the money goes to: an invoice, or a student without one. */
export interface Recipient {
  readonly invoice?: Invoice;
  readonly student?: RowOf<'students-named-in-settlement'>;
}

/** A case, the money that waits in it, and where one decision puts it. */
export interface Settling {
  readonly case: RowOf<'payment-case-to-settle'>;
  /** Of the case; undefined where its money is of no invoice. */
  readonly own: Invoice | undefined;
  readonly ownMoney: CaseMoney;
  readonly to: Recipient;
  /** As it is posted: of what is moved, what becomes of it there. */
  readonly decision: Decision;
  readonly money: CaseMoney;
  readonly isMoved: boolean;
}

/** @param target the number or RRR of an invoice, or a student's number, where the money is moved. @throws Problem 422 where it is nobody's */
export async function settlingOf(
  tx: Queryable,
  caseId: string,
  decision: Decision,
  target: string,
): Promise<Settling | undefined> {
  const [found] = await caseToSettle(tx, { caseId });
  if (!found) return undefined;
  const [own] = found.invoiceId === null ? [] : await invoiceToSettle(tx, { invoiceId: found.invoiceId });
  const its = own ? { invoice: own } : {};
  const ownMoney = moneyOf(found.heldKobo, its);
  if (decision !== 'move') return { case: found, own, ownMoney, to: its, decision, money: ownMoney, isMoved: false };
  const to = await recipientNamed(tx, target);
  if (own && to.invoice?.id === own.id)
    throw mistakeAt('/target', 'this is its own invoice: please name another', FAILED);
  const money = moneyOf(found.heldKobo, to);
  return { case: found, own: own!, ownMoney, to, decision: decisionOnMoved(money), money, isMoved: true };
}

export const FAILED = 'Failed!';

const moneyOf = (heldKobo: number, { invoice, student }: Recipient): CaseMoney => ({
  heldKobo,
  askedKobo: invoice?.askedKobo ?? 0,
  isStudents: student !== undefined || (invoice !== undefined && invoice.studentId !== null),
});

async function recipientNamed(tx: Queryable, typed: string): Promise<Recipient> {
  const name = typed.trim();
  if (name === '') throw mistakeAt('/target', 'please enter the invoice or the student', FAILED);
  const [invoice] = await invoiceNamed(tx, { name, rrr: readRrr(name) });
  if (invoice) return { invoice: (await invoiceToSettle(tx, { invoiceId: invoice.id }))[0]! };
  const [student, ...others] = await studentsNamed(tx, { name });
  if (!student || others.length > 0) throw mistakeAt('/target', 'no invoice and no student has this number', FAILED);
  return { student };
}

/** As `digestOf`, for the page of a case. */
export async function caseDigest(db: Queryable, caseId: string): Promise<string> {
  const settling = await settlingOf(db, caseId, 'other', '');
  return settling ? digestOf(settling.ownMoney) : '';
}

/** Of what an officer sees before they decide. */
export const digestOf = ({ heldKobo, askedKobo, isStudents }: CaseMoney): string =>
  jsonHash([heldKobo, askedKobo, isStudents]);

/** The student whose money it becomes; null for a visitor's or an applicant's. */
export const studentOf = ({ invoice, student }: Recipient): string | null => student?.id ?? invoice?.studentId ?? null;
