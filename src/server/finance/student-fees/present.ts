import { stepsOf } from '#contract/finance/pages.ts';
import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { progressOf, type InvoiceProgress } from '#rules/finance/invoiceProgress.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from './due.ts';
import type { invoicesOf } from './sql.ts';

export type StudentInvoiceRow = Row<typeof invoicesOf.columns>;

const PART_WORDS: Readonly<Record<string, string>> = {
  Full: 'Full',
  FirstInstallment: 'First Installment',
  SecondInstallment: 'Second Installment',
};

export function presentStudentInvoice(platform: Platform, row: StudentInvoiceRow): StudentInvoice {
  const { settings, remita } = platform;
  const isPaid = row.paid_at !== null;
  const isVoid = row.void_at !== null;
  const progress = progressOfInvoice(row);
  const rrr = isVoid || (isPaid && !row.by_rrr) ? null : row.rrr;
  const payForm =
    rrr !== null && progress === 'unpaid'
      ? remita.payForm(rrr, settings.publicUrl + stepsOf(row.purpose).invoice + row.invoice_number)
      : null;
  const paymentType = PART_WORDS[row.part ?? 'Full'] ?? 'Full';
  return {
    rrr,
    invoiceNumber: row.invoice_number,
    transactionRef: rrr ?? row.invoice_number,
    date: row.created_at.toISOString(),
    fullName: fullName(row),
    matricNumber: row.reg_number,
    level: levelName(platform, row.level_id),
    department: row.department,
    studentType: row.student_type,
    schoolName: settings.school.name,
    isPaid,
    cardPaymentLink: payForm && payForm.action,
    payForm,
    total: nairaFromKobo(row.amount_kobo),
    totalInWords: amountInWords(row.amount_kobo),
    recieptItems: (row.lines as { name: string; kobo: number }[]).map(({ name, kobo }) => ({
      description: name,
      amount: nairaFromKobo(kobo),
      paymentType,
      paymentPurposeId: row.purpose_id,
    })),
    purpose: row.purpose as StudentInvoice['purpose'],
    description: row.description,
    paymentType,
    sessionId: row.session_id,
    session: row.session,
    status: statusOf(row),
    voided: voidedOf(row),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

export const progressOfInvoice = ({ void_at, paid_at, reviewed }: StudentInvoiceRow): InvoiceProgress =>
  progressOf({ isVoid: void_at !== null, isPaid: paid_at !== null, isReviewed: reviewed });

const STATUS_WORDS = { void: 'Void', unpaid: 'Not paid', 'being checked': 'Being checked' } as const;

function statusOf(row: StudentInvoiceRow): StudentInvoice['status'] {
  const progress = progressOfInvoice(row);
  if (progress === 'paid') return row.by_rrr ? 'Paid' : 'Paid by credit';
  return STATUS_WORDS[progress];
}

const voidedOf = ({ void_at, void_reason, replaced_by }: StudentInvoiceRow): StudentInvoice['voided'] =>
  void_at && { at: void_at.toISOString(), reason: void_reason ?? '', replacedBy: replaced_by };
