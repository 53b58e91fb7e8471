import type { OwnInvoice, OwnPayment } from '#contract/finance/own-payments.ts';
import { OWN_FINANCE, paidFor } from '#contract/finance/pages.ts';
import type { Receipt } from '#contract/finance/payments.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { coveredBy } from '#rules/finance/coverage.ts';
import { progressOf } from '#rules/finance/invoiceProgress.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { findById, presentInvoice } from '../invoices/service.ts';
import { checkPayment } from '../payments/service.ts';
import { receiptByProof, receiptByRrr, verificationOfReceipt } from '../receipts/service.ts';
import { invoicesOfUser, linesOfInvoice } from './sql.ts';

type OwnRow = RowOf<'invoices-of-user'>;

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
  const invoice = presentInvoice(platform, found!, row.isOwn ? 'rrr' : 'phone', pageOf(row.invoiceNumber));
  return {
    ...presentRow(row),
    voidReason: row.voidReason,
    invoice: row.voidAt === null ? invoice : { ...invoice, cardPaymentLink: null, payForm: null },
    lines:
      lines.length > 0
        ? lines.map(({ name, amountKobo }) => ({ description: name, amount: nairaFromKobo(amountKobo) }))
        : [{ description: row.description, amount: nairaFromKobo(row.amountKobo) }],
    totalInWords: amountInWords(toPayKobo(row)),
    receipt: row.creditedAt === null ? null : await receiptOf(platform, row, found!.email, ip),
    covered: coveredOf(platform, row),
    paidFor: paidFor({ purpose: row.kind, sessionId: row.sessionId, semesterId: row.semesterId }),
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
  { isOwn, rrr, invoiceNumber }: OwnRow,
  email: string,
  ip: string,
): Promise<Receipt> =>
  isOwn
    ? receiptByRrr(platform, rrr!)
    : receiptByProof(platform, { reference: invoiceNumber, email: email.toLowerCase() }, ip);

/** Its receipt has a code of its own, where its payment's RRR would have one. */
const coveredOf = (
  platform: Platform,
  { creditedAt, settledAt, settledBy, receiptCode }: OwnRow,
): OwnPayment['covered'] =>
  creditedAt !== null || settledAt === null || receiptCode === null
    ? null
    : {
        by: coveredBy(settledBy as string[]) ?? 'payment',
        verification: verificationOfReceipt(platform, receiptCode),
      };

const ownRows = ({ database }: Platform, userId: string, invoiceNumber: string | null = null): Promise<OwnRow[]> =>
  invoicesOfUser(database, { userId, invoiceNumber });

async function ownRow(platform: Platform, userId: string, invoiceNumber: string): Promise<OwnRow> {
  const [row] = await ownRows(platform, userId, invoiceNumber);
  if (!row) throw new Problem(404, 'There is no such invoice of yours', { title: TITLE });
  return row;
}

const presentRow = (row: OwnRow): OwnInvoice => ({
  invoiceNumber: row.invoiceNumber,
  rrr: row.isOwn ? row.rrr : null,
  description: row.description,
  session: row.session,
  amount: nairaFromKobo(toPayKobo(row)),
  dateGenerated: row.createdAt.toISOString(),
  status: statusOf(row),
  datePaid: (row.creditedAt ?? row.settledAt)?.toISOString() ?? null,
  due: row.paid ? null : row.due,
});

/** What is asked for by it: once it is paid all of it, until then without what the bursary accepted as part payment. */
export const toPayKobo = ({ paid, amountKobo, partPaidKobo }: Pick<OwnRow, 'paid' | 'amountKobo' | 'partPaidKobo'>) =>
  paid ? amountKobo : amountKobo - partPaidKobo;

const statusOf = (row: OwnRow): OwnInvoice['status'] =>
  row.isReplaced ? 'Replaced' : STATUS_WORDS[progressOfOwn(row)];

export const progressOfOwn = ({ paid, voidAt, reviewed }: Pick<OwnRow, 'paid' | 'voidAt' | 'reviewed'>) =>
  progressOf({ isPaid: paid, isVoid: voidAt !== null, isReviewed: reviewed });

const STATUS_WORDS = {
  paid: 'Paid',
  void: 'Void',
  unpaid: 'Not paid',
  'being checked': 'Being checked',
} as const;
