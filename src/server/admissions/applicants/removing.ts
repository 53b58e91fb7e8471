import { eraseApplicantInvoice, lockApplicantInvoice, voidApplicantInvoice } from '../../finance/invoices/service.ts';
import { cancelOpenOrder, INVOICE_FAILED, readRrr, unanswered } from '../../finance/payments/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { stateOfApplicantInvoice } from './sql.ts';

interface Removal {
  /** The RRR, the invoice number or the invoice's id. */
  readonly reference: string;
  readonly reason: string;
}

/**
 * The provider is asked first, and its RRR cancelled: money that has come in is credited, and then nothing is void. Done again, it
 * is the same.
 * @throws Problem 404 for what is no applicant's invoice, 409 for what is paid, 424 while the provider gives no answer
 */
export async function deactivate(platform: Platform, removal: Removal, by: By): Promise<void> {
  await remove(platform, { ...removal, reference: readRrr(removal.reference) }, by, false);
}

/** As `deactivate`; the person is no longer named afterwards. */
export async function deleteApplicant(platform: Platform, removal: Removal, by: By): Promise<void> {
  await remove(platform, removal, by, true);
}

async function remove(platform: Platform, { reference, reason: typed }: Removal, { user, ip }: By, erases: boolean) {
  const { reason } = judgeForm(platform, 'application-removal', { reason: typed.trim() }, INVOICE_FAILED);
  const { database, now } = platform;
  const [before] = await stateOfApplicantInvoice(database, { reference });
  if (!before || (before.erased && !erases)) throw notFound('There is no such invoice');
  if (before.paid) throw isPaid();
  const invoiceId = before.id;
  if (!before.void && !(await cancelOpenOrder(platform, invoiceId).catch(stillPayable(platform, invoiceId))))
    throw isPaid();
  const given = { invoiceId, reason, now: now(), actor: actorOf(user), ip };
  await database.transaction(async (tx) => {
    await lockApplicantInvoice(tx, { invoiceId });
    await voidApplicantInvoice(tx, given);
    if (erases) await eraseApplicantInvoice(tx, given);
    const [after] = await stateOfApplicantInvoice(tx, { reference: invoiceId });
    if (after!.paid) throw isPaid();
  });
}

const isPaid = () => new Problem(409, 'This application is paid, so it stays', { title: INVOICE_FAILED });

/** Two payable RRRs would let the applicant pay twice. */
const stillPayable = (platform: Platform, invoiceId: string) => (error: unknown) => {
  if (error instanceof ProviderError && error.reason === 'refused')
    throw new Problem(424, 'Remita did not withdraw the RRR of this invoice. Please try again in a minute', {
      title: INVOICE_FAILED,
      retryAfter: 60,
    });
  return unanswered(platform, { invoice: invoiceId })(error);
};
