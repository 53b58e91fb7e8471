import type { OwnInvoice, OwnPayment } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE, paidFor } from '#contract/finance/pages.ts';
import type { Receipt } from '#contract/finance/payments.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { progressOf } from '#rules/finance/invoiceProgress.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { findById, presentInvoice } from '../invoices/service.ts';
import { checkPayment } from '../payments/service.ts';
import { receiptByProof, receiptByRrr } from '../receipts/service.ts';
import { invoicesOfUser, linesOfInvoice } from './sql.ts';

type OwnRow = Row<typeof invoicesOfUser.columns>;

const TITLE = 'Invalid Action!';

export const listOwnInvoices = async (platform: Platform, { userId }: User): Promise<OwnInvoice[]> =>
  (await ownRows(platform, userId)).map(presentRow);

/** @throws Problem 404 for an invoice of somebody else */
export async function showOwnInvoice(
  platform: Platform,
  { userId }: User,
  invoiceNumber: string,
  ip: string,
): Promise<OwnPayment> {
  const row = await ownRow(platform, userId, invoiceNumber);
  const [found, lines] = await Promise.all([
    findById(platform, row.id),
    linesOfInvoice(platform.database, { invoiceId: row.id }),
  ]);
  const invoice = presentInvoice(platform, found!, row.is_own ? 'rrr' : 'phone', pageOf(row.invoice_number));
  return {
    ...presentRow(row),
    voidReason: row.void_reason,
    invoice: row.void_at === null ? invoice : { ...invoice, cardPaymentLink: null, payForm: null },
    lines:
      lines.length > 0
        ? lines.map(({ name, amount_kobo }) => ({ description: name, amount: nairaFromKobo(amount_kobo) }))
        : [{ description: row.description, amount: nairaFromKobo(row.amount_kobo) }],
    totalInWords: amountInWords(row.amount_kobo),
    receipt: row.credited_at === null ? null : await receiptOf(platform, row, found!.email, ip),
    paidFor: paidFor({ purpose: row.kind, sessionId: row.session_id, semesterId: row.semester_id }),
  };
}

/** @throws Problem 404 for an invoice of somebody else, 424 while the provider gives no answer */
export async function checkOwnInvoice(
  platform: Platform,
  user: User,
  invoiceNumber: string,
  ip: string,
): Promise<OwnPayment> {
  const { rrr, paid } = await ownRow(platform, user.userId, invoiceNumber);
  if (rrr !== null && !paid) await checkPayment(platform, rrr, ip);
  return showOwnInvoice(platform, user, invoiceNumber, ip);
}

/** The provider sends a student back to their own page of the invoice. */
const pageOf = (invoiceNumber: string) =>
  `${OWN_FINANCE.payment.to}?invoiceNumber=${encodeURIComponent(invoiceNumber)}`;

/** Of what was paid with their address alone they see the RRR masked: it may be a key to somebody's application. */
const receiptOf = (
  platform: Platform,
  { is_own, rrr, invoice_number }: OwnRow,
  email: string,
  ip: string,
): Promise<Receipt> =>
  is_own
    ? receiptByRrr(platform, rrr!)
    : receiptByProof(platform, { reference: invoice_number, email: email.toLowerCase() }, ip);

const ownRows = ({ database }: Platform, userId: string, invoiceNumber: string | null = null): Promise<OwnRow[]> =>
  invoicesOfUser(database, { userId, invoiceNumber });

async function ownRow(platform: Platform, userId: string, invoiceNumber: string): Promise<OwnRow> {
  const [row] = await ownRows(platform, userId, invoiceNumber);
  if (!row) throw new Problem(404, 'There is no such invoice of yours', { title: TITLE });
  return row;
}

const presentRow = (row: OwnRow): OwnInvoice => ({
  invoiceNumber: row.invoice_number,
  description: row.description,
  session: row.session,
  amount: nairaFromKobo(row.amount_kobo),
  dateGenerated: row.created_at.toISOString(),
  status: statusOf(row),
  datePaid: row.credited_at?.toISOString() ?? null,
  due: row.paid ? null : row.due,
});

const statusOf = (row: OwnRow): OwnInvoice['status'] => STATUS_WORDS[progressOfOwn(row)];

export const progressOfOwn = ({ paid, void_at, reviewed }: Pick<OwnRow, 'paid' | 'void_at' | 'reviewed'>) =>
  progressOf({ isPaid: paid, isVoid: void_at !== null, isReviewed: reviewed });

const STATUS_WORDS = {
  paid: 'Paid',
  void: 'Replaced',
  unpaid: 'Not paid',
  'being checked': 'Being checked',
} as const;
