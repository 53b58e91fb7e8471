import { ProviderError } from '../../../platform/payment/providerError.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockMoney, type ActedBy } from '../../charges/service.ts';
import { cancelOpenOrder, INVOICE_FAILED, unanswered } from '../../payments/service.ts';
import { lockFeeInvoice, markVoid, stateOfInvoice } from './sql.ts';

interface Voiding {
  readonly invoiceId: string;
  readonly reason: string;
  readonly by: ActedBy;
}

/**
 * The provider is asked first, and its RRR cancelled: money that has come in is credited, and then nothing is void. Done again, it is
 * the same.
 * @throws Problem 404 for what is an application's invoice or none, 409 for what is paid, 424 while the provider gives no answer
 */
export async function voidInvoice(platform: Platform, { invoiceId, reason, by }: Voiding): Promise<void> {
  const { database, now } = platform;
  const [before] = await stateOfInvoice(database, { invoiceId });
  if (!before) throw notFound('There is no such invoice');
  if (before.void) return;
  if (before.paid) throw isPaid();
  const cancelled = await cancelOpenOrder(platform, invoiceId).catch(stillPayable(platform, invoiceId));
  if (!cancelled) throw isPaid();
  await database.transaction(async (tx) => {
    if (before.student_id === null) await lockFeeInvoice(tx, { invoiceId });
    else await lockMoney(tx, { studentId: before.student_id });
    const [state] = await stateOfInvoice(tx, { invoiceId });
    if (state!.void) return;
    const voided = await markVoid(tx, { invoiceId, reason, now: now(), actor: by.actor, ip: by.ip ?? null });
    if (voided.length === 0) throw isPaid();
  });
}

const isPaid = () => new Problem(409, 'This invoice is paid, so it stays', { title: INVOICE_FAILED });

/** Two payable RRRs would let the payer pay twice. */
const stillPayable = (platform: Platform, invoiceId: string) => (error: unknown) => {
  if (error instanceof ProviderError && error.reason === 'refused')
    throw new Problem(424, 'Remita did not withdraw the RRR of this invoice. Please try again in a minute', {
      title: INVOICE_FAILED,
      retryAfter: 60,
    });
  return unanswered(platform, { invoice: invoiceId })(error);
};
