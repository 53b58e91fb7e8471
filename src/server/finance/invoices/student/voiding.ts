import { ProviderError } from '../../../platform/payment/providerError.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockMoney, type ActedBy } from '../../charges/service.ts';
import { cancelOpenOrder, hasOtherOrder, INVOICE_FAILED, unanswered, type Withdrawn } from '../../payments/service.ts';
import { lockFeeInvoice, markVoid, stateOfInvoice } from './sql.ts';

interface Voiding {
  readonly invoiceId: string;
  readonly reason: string;
  readonly by: ActedBy;
}

/**
 * The provider is asked first, and its RRR cancelled: money that has come in is credited, and then nothing is void. Done again, it is
 * the same.
 * @throws Problem 404 for what is an application's invoice or none, 409 for what is paid or paid short, 424 while the provider gives no answer
 */
export async function voidInvoice(platform: Platform, voiding: Voiding): Promise<void> {
  const { invoiceId } = voiding;
  const [before] = await stateOfInvoice(platform.database, { invoiceId });
  if (!before) throw notFound('There is no such invoice');
  if (before.void) return;
  if (before.paid) throw isPaid();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const withdrawn = await cancelOpenOrder(platform, invoiceId).catch(stillPayable(platform, invoiceId));
    if (!withdrawn) throw (await stateOfInvoice(platform.database, { invoiceId }))[0]?.paid ? isPaid() : isReviewed();
    const isVoid = await platform.database.transaction(async (tx) => {
      if (before.studentId !== null) await lockMoney(tx, { studentId: before.studentId });
      return voided(tx, platform.now(), voiding, withdrawn);
    });
    if (isVoid) return;
  }
  throw new Problem(409, 'This invoice was changed on another device. Please try again', { title: INVOICE_FAILED });
}

const MOST_ROUNDS = 3;

/** @returns false where the invoice has another RRR meanwhile, which has to be withdrawn first @throws Problem 409 where it is paid */
async function voided(
  tx: Queryable,
  now: Date,
  { invoiceId, reason, by }: Voiding,
  withdrawn: Withdrawn,
): Promise<boolean> {
  await lockFeeInvoice(tx, { invoiceId });
  const [state] = await stateOfInvoice(tx, { invoiceId });
  if (state!.void) return true;
  if (await hasOtherOrder(tx, invoiceId, withdrawn)) return false;
  const marked = await markVoid(tx, { invoiceId, reason, now, actor: by.actor, ip: by.ip ?? null });
  if (marked.length === 0) throw isPaid();
  return true;
}

const PAID = 'This invoice is paid, so it stays';
const isPaid = () => new Problem(409, PAID, { title: INVOICE_FAILED });

export const saysPaid = (error: unknown): boolean => error instanceof Problem && error.message === PAID;

/** Its RRR is used up, and the money is a case of the bursary. */
const isReviewed = () =>
  new Problem(
    409,
    'Another amount than this invoice asks for was paid. Your money is not lost: the bursary looks into it and writes to you',
    { title: INVOICE_FAILED },
  );

/** Two payable RRRs would let the payer pay twice. */
const stillPayable = (platform: Platform, invoiceId: string) => (error: unknown) => {
  if (error instanceof ProviderError && error.reason === 'refused')
    throw new Problem(424, 'Remita did not withdraw the RRR of this invoice. Please try again in a minute', {
      title: INVOICE_FAILED,
      retryAfter: 60,
    });
  return unanswered(platform, { invoice: invoiceId })(error);
};
