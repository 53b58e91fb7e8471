import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCase } from './cases.ts';
import { credit, type CheckedBy, type OrderToCheck } from './crediting.ts';
import { isReversal, judge, nextReversalCheck, nextStatusCheck, receivedKobo } from './policy.ts';
import { reverse } from './reversing.ts';
import { paidAgainOnNumber } from './sql/crediting.ts';
import { closeStatusCheck, stillOpen } from './sql/orders.ts';
import { receivedBy } from './sql/reversing.ts';

/** `known` was credited before; `nothing` leaves the order open. */
export interface StatusCheck {
  readonly status: PaymentStatus;
  readonly followed: 'credited' | 'known' | 'nothing' | CaseKind;
}

/**
 * It is safe however many call at once.
 * @throws ProviderError when there is no answer to trust; only the time of the next check has changed then
 */
export async function checkStatus(platform: Platform, order: OrderToCheck, checker: CheckedBy): Promise<StatusCheck> {
  const requestedAt = platform.now();
  const status = await platform.remita.statusOf(order.rrr).catch(async (error: unknown) => {
    await leaveOpen(platform, order, '', checker);
    throw error;
  });
  const verdict = verdictOn(order, status);
  if (verdict === 'wait') {
    const withdrawn = await withdrawnOf(platform, order, { status, requestedAt }, checker);
    if (withdrawn) return { status, followed: withdrawn };
    await leaveOpen(platform, order, status.code, checker);
    return { status, followed: 'nothing' };
  }
  const followed =
    verdict === 'credit'
      ? await creditOrReport(platform, order, status, checker)
      : await report(platform, verdict, order, status, checker);
  await closeCheck(platform, order, status);
  return { status, followed };
}

/** What is paid is asked about again, for as long as it may be reversed. */
async function closeCheck({ database, now }: Platform, { orderId, rrr }: OrderToCheck, { code }: PaymentStatus) {
  const [received] = await receivedBy(database, { rrr });
  const checkAt = received ? nextReversalCheck(received.creditedAt, now()) : null;
  await closeStatusCheck(database, { orderId, now: now(), code, checkAt });
}

interface Answered {
  readonly status: PaymentStatus;
  readonly requestedAt: Date;
}

/**
 * What was taken in before is reversed where the provider says so, and else a case. Undefined where nothing was, or where it came after
 * the provider was asked: its answer is older than the money then.
 */
async function withdrawnOf(
  platform: Platform,
  order: OrderToCheck,
  { status, requestedAt }: Answered,
  checker: CheckedBy,
): Promise<'reversed' | 'unconfirmed' | undefined> {
  const [received] = await receivedBy(platform.database, { rrr: order.rrr });
  if (!received || received.creditedAt >= requestedAt) return undefined;
  const isReversed = isReversal({ orderId: order.orderId, rrr: order.rrr }, status);
  if (isReversed) await reverse(platform, order, status, checker);
  else await report(platform, 'unconfirmed', order, status, checker);
  await closeCheck(platform, order, status);
  return isReversed ? 'reversed' : 'unconfirmed';
}

/** A credited order stays credited; what no longer agrees becomes a case. @throws ProviderError as `checkStatus` */
export async function compare(
  platform: Platform,
  order: OrderToCheck & { readonly credited: boolean },
  checker: CheckedBy,
): Promise<StatusCheck> {
  if (!order.credited) return checkStatus(platform, order, checker);
  const requestedAt = platform.now();
  const status = await platform.remita.statusOf(order.rrr);
  const verdict = verdictOn(order, status);
  if (verdict === 'credit') return { status, followed: 'known' };
  if (verdict === 'wait')
    return { status, followed: (await withdrawnOf(platform, order, { status, requestedAt }, checker)) ?? 'known' };
  return { status, followed: await report(platform, verdict, order, status, checker) };
}

const verdictOn = (order: OrderToCheck, status: PaymentStatus) =>
  judge({ orderId: order.orderId, rrr: order.rrr, amountKobo: order.amountKobo }, status);

async function leaveOpen(
  { database, now }: Platform,
  order: OrderToCheck,
  code: string,
  { claimedUntil }: CheckedBy,
): Promise<void> {
  const moment = now();
  await stillOpen(database, {
    orderId: order.orderId,
    now: moment,
    code,
    checkAt: nextStatusCheck(order.rrrAt, moment),
    claimedUntil: claimedUntil ?? null,
  });
}

/** What was paid twice, or for an invoice that was replaced, is a case. */
async function creditOrReport(
  platform: Platform,
  order: OrderToCheck,
  status: PaymentStatus,
  checker: CheckedBy,
): Promise<StatusCheck['followed']> {
  const followed = await credit(platform, order, status, checker);
  if (followed === 'twice' || followed === 'superseded') return report(platform, followed, order, status, checker);
  await reportSharedNumber(platform, order, checker);
  return followed;
}

/**
 * Two devices may have an invoice on one JAMB number, and both may be paid: each is credited, and an officer decides about the
 * later. What is known already is checked too, since a server may have stopped between the payment and this; and either of the
 * two may be the one that sees both, where they came in at once.
 */
async function reportSharedNumber(
  platform: Platform,
  { invoiceId }: OrderToCheck,
  { actor }: CheckedBy,
): Promise<void> {
  for (const again of await paidAgainOnNumber(platform.database, { invoiceId }))
    await openCase(platform, { kind: 'disputed', ...again }, actor);
}

async function report(
  platform: Platform,
  kind: CaseKind,
  order: OrderToCheck,
  status: PaymentStatus,
  { actor }: CheckedBy,
): Promise<CaseKind> {
  const [expectedKobo, reportedKobo] = [order.amountKobo, receivedKobo(status)];
  platform.log.warn({ order: order.orderId, kind, expected: expectedKobo, reported: reportedKobo }, 'payment case');
  await openCase(platform, { kind, rrr: order.rrr, invoiceId: order.invoiceId, expectedKobo, reportedKobo }, actor);
  return kind;
}
