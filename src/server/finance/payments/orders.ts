import { fullName } from '#rules/fullName.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { checkStatus } from './statusCheck.ts';
import { newOrderId } from './newOrderId.ts';
import { mailsPayer, queuePayerEmail } from './payerEmail.ts';
import { isCancelled, isWithdrawn, nextStatusCheck } from './policy.ts';
import { closeOrder, storeRrr, lockInvoice, openOrder, orderByRrr, replaceOrder } from './sql/orders.ts';

type OpenOrderRow = RowOf<'open-remita-order'>;

/**
 * The order is stored before the provider is called, so a lost call is repeated under the same id and finds its RRR.
 * @param ip of whoever makes it; absent where nobody is mailed about it, unless the college itself makes it anew (`isMailed`)
 * @throws ProviderError; the invoice then stays as it is, and the next call goes on from there
 */
export async function ensureRrr(
  platform: Platform,
  invoiceId: string,
  {
    priceKobo,
    ip,
    isMailed = false,
  }: { readonly priceKobo: number; readonly ip?: string; readonly isMailed?: boolean },
): Promise<void> {
  const order = await currentOrder(platform, invoiceId);
  const askedKobo = priceKobo - order.partPaidKobo;
  if (order.paid || askedKobo <= 0) return;
  if (order.amountKobo === askedKobo && !isWithdrawn(order)) {
    if (order.rrr === null) await announceRrr(platform, order, { ip, isMailed });
    return;
  }
  const cancelled = await cancelOrder(platform, order);
  if (!cancelled) return;
  await platform.database.transaction(async (tx) => {
    await lockInvoice(tx, { invoiceId });
    await replaceOrder(tx, {
      orderId: order.orderId,
      amountKobo: priceKobo,
      now: platform.now(),
      newOrderId: newOrderId(),
    });
  });
  const next = await currentOrder(platform, invoiceId);
  if (!next.paid && next.rrr === null) await announceRrr(platform, next, { ip, isMailed });
}

/** `orderId` is null where there was none to pay. */
export interface Withdrawn {
  readonly orderId: string | null;
}

/** @returns undefined where it is paid @throws ProviderError while its RRR may still be payable */
export async function cancelOpenOrder(platform: Platform, invoiceId: string): Promise<Withdrawn | undefined> {
  const [order] = await openOrder(platform.database, { invoiceId });
  if (!order) return { orderId: null };
  if (order.paid || !(await cancelOrder(platform, order))) return undefined;
  return { orderId: order.orderId };
}

/**
 * Credit, or money that was moved, has paid the invoice: nobody is to pay it by its RRR too. Money that had come in by it is credited, or a
 * case. @throws ProviderError as above
 */
export async function withdrawSettled(platform: Platform, invoiceId: string): Promise<void> {
  const [order] = await openOrder(platform.database, { invoiceId });
  if (!order || order.paidBy === order.orderId || !(await cancelOrder(platform, order))) return;
  await closeOrder(platform.database, { orderId: order.orderId, now: platform.now() });
}

/** Whether another order has taken the place of the one that was withdrawn. Lock the invoice before. */
export async function hasOtherOrder(tx: Queryable, invoiceId: string, { orderId }: Withdrawn): Promise<boolean> {
  const [order] = await openOrder(tx, { invoiceId });
  return order !== undefined && order.orderId !== orderId;
}

async function currentOrder({ database }: Platform, invoiceId: string): Promise<OpenOrderRow> {
  const [order] = await openOrder(database, { invoiceId });
  if (!order) throw new Error(`Invoice ${invoiceId} has no open order`);
  return order;
}

/** What is stored and what is mailed are one transaction. Of two at once the first stores the RRR, and one email goes. */
async function announceRrr(
  platform: Platform,
  order: OpenOrderRow,
  { ip, isMailed: isSure }: { readonly ip: string | undefined; readonly isMailed: boolean },
): Promise<void> {
  const { database, mail } = platform;
  const rrr = await fetchRrr(platform, order);
  const isMailed = isSure || (await mailsPayer(platform, order, ip));
  await database.transaction(async (tx) => {
    const stored = await storeRrr(tx, storedRrr(platform, order, rrr));
    if (stored.length > 0 && isMailed) await queuePayerEmail(platform, tx, 'invoiced', { ...order, rrr });
  });
  mail.prompt();
}

/** An RRR that is about to be cancelled is announced to nobody. */
async function obtainRrr(platform: Platform, order: OpenOrderRow): Promise<string> {
  const rrr = await fetchRrr(platform, order);
  await storeRrr(platform.database, storedRrr(platform, order, rrr));
  return rrr;
}

function storedRrr({ now }: Platform, { orderId }: OpenOrderRow, rrr: string) {
  const madeAt = now();
  return { orderId, rrr, now: madeAt, checkAt: nextStatusCheck(madeAt, madeAt) };
}

async function fetchRrr({ remita, database }: Platform, order: OpenOrderRow): Promise<string> {
  const rrr = await remita.generateRrr({
    orderId: order.orderId,
    amountKobo: order.amountKobo,
    payerName: fullName(order),
    payerEmail: order.email,
    payerPhone: order.phone,
    description: order.description,
  });
  const [owner] = await orderByRrr(database, { rrr });
  if (owner && owner.orderId !== order.orderId)
    throw new ProviderError('unreadable', 'The payment provider gave an RRR that another order has');
  return rrr;
}

/**
 * An RRR that never reached us is fetched first. False means that it is paid, and was credited at the old price or is a case.
 * @throws ProviderError while it may still be payable: two payable RRRs would let the payer pay twice
 */
async function cancelOrder(platform: Platform, order: OpenOrderRow): Promise<boolean> {
  const rrr = order.rrr ?? (await obtainRrr(platform, order));
  const refusal = await platform.remita.cancel(rrr).catch(refusalOnly);
  const [stored] = await orderByRrr(platform.database, { rrr });
  if (!stored) throw new Error(`RRR ${rrr} of order ${order.orderId} was not kept`);
  const { status, followed } = await checkStatus(platform, stored, { actor: 'system:price' });
  if (status.state === 'paid') return order.usedUp && followed !== 'credited';
  if (refusal && !isCancelled(status)) throw refusal;
  return true;
}

/** An RRR that was cancelled before is refused again; its status then tells it from one that is still open. */
function refusalOnly(error: unknown): ProviderError {
  if (error instanceof ProviderError && error.reason === 'refused') return error;
  throw error;
}
