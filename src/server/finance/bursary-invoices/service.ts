import type { Static } from 'typebox';
import {
  deactivateBursaryInvoice,
  type applicantInformation,
  type BursaryInvoice,
  type BursaryInvoiceRow,
} from '#contract/finance/bursary-invoices.ts';
import { mayOf, requireAct, type Act } from '../../kit/acts/acts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { refusalOfEnded, voidInvoice } from '../invoices/service.ts';
import { balanceOf } from '../ledger/service.ts';
import { readRrr } from '../payments/service.ts';
import { bursaryInvoiceByCode, studentOfNumber, type bursaryInvoiceList } from './sql.ts';

type Invoice = RowOf<'bursary-invoice-by-code'>;
type Listed = Awaited<ReturnType<typeof bursaryInvoiceList.find>> & object;

const deactivating: Act<Pick<Invoice, 'state'>> = { endpoint: deactivateBursaryInvoice, refusal: refusalOfEnded };

export const presentListed = (row: Listed): BursaryInvoiceRow => ({
  ...row,
  payer: row.payer as BursaryInvoiceRow['payer'],
  state: row.state as BursaryInvoiceRow['state'],
  createdAt: row.createdAt.toISOString(),
});

async function invoiceOf({ database }: Platform, code: string): Promise<Invoice> {
  const [row] = await bursaryInvoiceByCode(database, { code: readRrr(code) });
  if (!row) throw notFound('No invoice of a sundry fee has this RRR or number');
  return row;
}

export async function details(platform: Platform, code: string, user: User): Promise<BursaryInvoice> {
  const row = await invoiceOf(platform, code);
  const { paidAt, voidAt, voidReason, ...rest } = row;
  return {
    ...presentListed(rest),
    phone: row.phone,
    email: row.email,
    paidAt: paidAt?.toISOString() ?? null,
    voided: voidAt && { at: voidAt.toISOString(), reason: voidReason ?? '' },
    may: mayOf({ deactivate: deactivating }, row, user),
  };
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

export async function personOf(
  { database, lookups }: Platform,
  number: string,
): Promise<Static<(typeof applicantInformation)['reply']>> {
  const [row] = await studentOfNumber(database, { number: number.trim() });
  if (!row) throw notFound('No student has this number');
  const { studentId, fullName, studentType, levelId, ...rest } = row;
  return {
    ...rest,
    fullName,
    studentType,
    level: lookups.nameOf('levels', levelId) ?? `${levelId} Level`,
    ...(await balanceOf(database, studentId)),
  };
}
