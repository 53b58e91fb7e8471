import { stepsOf } from '#contract/finance/pages.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { coveredBy } from '#rules/finance/coverage.ts';
import { progressOf, type InvoiceProgress } from '#rules/finance/invoiceProgress.ts';
import { partName } from '#rules/finance/partNames.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from './rulesInWords.ts';

export type StudentInvoiceRow = RowOf<'invoices-of-student'>;

export function presentStudentInvoice(platform: Platform, row: StudentInvoiceRow): StudentInvoice {
  const { settings, remita } = platform;
  const isPaid = row.paidAt !== null;
  const isVoid = row.voidAt !== null;
  const progress = progressOfInvoice(row);
  const rrr = isVoid || (isPaid && !row.byRrr) ? null : row.rrr;
  const payForm =
    rrr !== null && progress === 'unpaid'
      ? remita.payForm(rrr, settings.publicUrl + stepsOf(row.purpose).invoice + row.invoiceNumber)
      : null;
  const paymentType = partName(row.part);
  const totalKobo = isPaid ? row.amountKobo : row.amountKobo - row.partPaidKobo;
  return {
    rrr,
    invoiceNumber: row.invoiceNumber,
    transactionRef: rrr ?? row.invoiceNumber,
    date: row.createdAt.toISOString(),
    fullName: fullName(row),
    matricNumber: row.regNumber,
    level: levelName(platform, row.levelId),
    department: row.department,
    studentType: row.studentType,
    schoolName: settings.school.name,
    isPaid,
    cardPaymentLink: payForm && payForm.action,
    payForm,
    total: nairaFromKobo(totalKobo),
    totalInWords: amountInWords(totalKobo),
    recieptItems: (row.lines as { name: string; kobo: number }[]).map(({ name, kobo }) => ({
      description: name,
      amount: nairaFromKobo(kobo),
      paymentType,
      paymentPurposeId: row.purposeId,
    })),
    purpose: row.purpose as StudentInvoice['purpose'],
    description: row.description,
    paymentType,
    sessionId: row.sessionId,
    session: row.session,
    status: statusOf(row),
    coveredBy: coveredByOf(row),
    voided: voidedOf(row),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

export const progressOfInvoice = ({ voidAt, paidAt, reviewed }: StudentInvoiceRow): InvoiceProgress =>
  progressOf({ isVoid: voidAt !== null, isPaid: paidAt !== null, isReviewed: reviewed });

const STATUS_WORDS = { void: 'Void', unpaid: 'Not paid', 'being checked': 'Being checked' } as const;

function statusOf(row: StudentInvoiceRow): StudentInvoice['status'] {
  const progress = progressOfInvoice(row);
  if (progress === 'paid') {
    const by = coveredByOf(row);
    return by === null ? 'Paid' : by === 'credit' ? 'Paid by credit' : 'Covered';
  }
  return STATUS_WORDS[progress];
}

/** Without an RRR; also of what is owed again since. */
const coveredByOf = ({ byRrr, settledBy }: StudentInvoiceRow): string | null =>
  byRrr ? null : coveredBy(settledBy as string[]);

const voidedOf = ({ voidAt, voidReason, replacedBy }: StudentInvoiceRow): StudentInvoice['voided'] =>
  voidAt && { at: voidAt.toISOString(), reason: voidReason ?? '', replacedBy };
