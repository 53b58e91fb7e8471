import type { Invoice } from '#contract/finance/invoices.ts';
import { progressOf, type InvoiceProgress } from '#rules/finance/invoiceProgress.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { maskRrr } from '../payments/service.ts';

export type InvoiceRow = RowOf<'invoice-of-id'>;

/** What is void says so by its RRR's timeline. */
const progressOfInvoice = ({ paid, reviewed }: Pick<InvoiceRow, 'paid' | 'reviewed'>): InvoiceProgress =>
  progressOf({ isVoid: false, isPaid: paid, isReviewed: reviewed });

export const paymentStatusOf = (row: Pick<InvoiceRow, 'paid' | 'reviewed'>): Invoice['paymentStatus'] =>
  STATUS_WORDS[progressOfInvoice(row)];

const STATUS_WORDS = {
  paid: 'Paid',
  void: 'Not paid',
  unpaid: 'Not paid',
  'being checked': 'Being checked',
} as const satisfies Record<InvoiceProgress, Invoice['paymentStatus']>;

/** `phone`: looked up by its number, on a device that knows it; `rrr`: by its RRR, or its mailbox was proved. */
export type KnownBy = 'phone' | 'rrr';

/** The provider's pay page sends a payer who is not signed in back here, with `RRR`, `orderID` and `status`. */
const RETURN_PAGE = '/payment_return';

/** A paid RRR opens the application, and devices are shared: by `phone` only its last four digits are shown. */
export function presentInvoice(
  { settings, remita }: Platform,
  row: InvoiceRow,
  knownBy: KnownBy,
  returnPage = RETURN_PAGE,
): Invoice {
  const rrr = row.rrr !== null && row.paid && knownBy === 'phone' ? maskRrr(row.rrr) : row.rrr;
  const progress = progressOfInvoice(row);
  const payForm =
    row.rrr !== null && progress === 'unpaid' ? remita.payForm(row.rrr, settings.publicUrl + returnPage) : null;
  return {
    invoiceNumber: row.invoiceNumber,
    fullName: fullName(row),
    jambNumber: row.applicationTypeId === null || row.regNumber === row.phone ? null : row.regNumber,
    rrr,
    paymentReference: rrr ?? row.invoiceNumber,
    dateGenerated: row.createdAt.toISOString(),
    cardPaymentLink: payForm && payForm.action,
    payForm,
    paymentStatus: paymentStatusOf(row),
    isPaid: row.paid,
    schoolName: settings.school.name,
    description: row.description,
    amount: nairaFromKobo(row.paid ? row.amountKobo : row.amountKobo - row.partPaidKobo),
    paymentType: 'Full',
    kind: row.kind as Invoice['kind'],
    applicationTypeId: row.applicationTypeId,
    regNumber: row.regNumber,
    sessionId: row.sessionId,
    session: row.session,
  };
}
