import type { FeePurpose } from '#contract/finance/student-fees.ts';
import type { StudentInvoiceRecord, StudentInvoiceRow } from '#contract/finance/student-invoices.ts';
import { mayOf, requireAct } from '../../kit/acts/acts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { voidInvoice } from '../invoices/service.ts';
import { readRrr } from '../payments/service.ts';
import { chosenOf, makeFeeInvoice } from '../student-fees/service.ts';
import { deactivating, repricing } from './policy.ts';
import { studentInvoiceByCode, studentInvoiceById, type studentInvoiceList } from './sql.ts';

type Invoice = RowOf<'students-invoice-by-id'>;
type Listed = Awaited<ReturnType<typeof studentInvoiceList.find>> & object;

export const presentListed = (row: Listed): StudentInvoiceRow => ({
  ...row,
  state: row.state as StudentInvoiceRow['state'],
  createdAt: row.createdAt.toISOString(),
});

export async function invoiceNamed(platform: Platform, id: string, user: User): Promise<StudentInvoiceRecord> {
  const [row] = await studentInvoiceById(platform.database, { id });
  if (!row) throw notFound('There is no such invoice');
  const { lines, paidAt, voidAt, voidReason, replacedBy, studentId: _, sessionId: __, ...rest } = row;
  return {
    ...presentListed(rest),
    description: row.description,
    lines: lines as StudentInvoiceRecord['lines'],
    paidAt: paidAt?.toISOString() ?? null,
    voided: voidAt && { at: voidAt.toISOString(), reason: voidReason ?? '', replacedBy },
    may: mayOf({ reprice: repricing, deactivate: deactivating }, row, user),
  };
}

async function invoiceOf({ database }: Platform, code: string): Promise<Invoice> {
  const [row] = await studentInvoiceByCode(database, { code: readRrr(code) });
  if (!row) throw notFound('There is no such invoice');
  return row;
}

/** @throws Problem 409 for what is paid or void, 424 while the provider gives no answer */
export async function deactivate(
  platform: Platform,
  { code, reason: typed }: { readonly code: string; readonly reason: string },
  { user, ip }: By,
): Promise<void> {
  const { reason } = judgeForm(platform, 'invoice-deactivation', { reason: typed.trim() }, 'Not deactivated!');
  const invoice = await invoiceOf(platform, code);
  requireAct(deactivating, invoice, user);
  await voidInvoice(platform, { invoiceId: invoice.id, reason, by: { actor: actorOf(user), ip } });
}

/** @returns the id of the invoice that asks for what is due now: the same one where nothing has changed */
export async function reprice(platform: Platform, code: string, { user, ip }: By): Promise<{ id: string }> {
  const invoice = await invoiceOf(platform, code);
  requireAct(repricing, invoice, user);
  const id = await makeFeeInvoice(platform, {
    studentId: invoice.studentId,
    sessionId: invoice.sessionId,
    purpose: (invoice.purpose === 'balance' ? 'school' : invoice.purpose) as FeePurpose,
    chosen: chosenOf({ ...invoice, lines: invoice.lines as { readonly feeId: number }[] }),
    expectedTotal: undefined,
    by: { actor: actorOf(user), ip },
  });
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(user),
    action: 'invoice-priced-again',
    subjectKind: 'invoice',
    subjectId: invoice.id,
    detail: { invoice: id },
    ip,
  });
  platform.mail.prompt();
  return { id };
}
