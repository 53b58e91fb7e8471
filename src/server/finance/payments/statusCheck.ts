import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCase } from './cases.ts';
import { credit, type CheckedBy, type OrderToCheck } from './crediting.ts';
import { isReversal, isTakenBack, judge, nextReversalCheck, nextStatusCheck, receivedKobo } from './policy.ts';
import { reverse } from './reversing.ts';
import { paidAgainOnNumber } from './sql/crediting.ts';
import { closeStatusCheck, stillOpen } from './sql/orders.ts';
import { receivedBy } from './sql/reversing.ts';
import { cameByRrr } from './sql/suspense.ts';
import { takeUnusedBack } from './unused.ts';

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

/** What came is asked about again, for as long as it may be taken back: what was credited, and what waits in suspense. */
async function closeCheck({ database, now }: Platform, { orderId, rrr }: OrderToCheck, { code }: PaymentStatus) {
  const since = await takenSince(database, rrr);
  const checkAt = since ? nextReversalCheck(since, now()) : null;
  await closeStatusCheck(database, { orderId, now: now(), code, checkAt });
}

/** When money of an RRR was credited, or came into suspense; undefined where it has none. */
async function takenSince(db: Queryable, rrr: string): Promise<Date | undefined> {
  const [received] = await receivedBy(db, { rrr });
  if (received) return received.creditedAt;
  const [came] = await cameByRrr(db, { rrr });
  return came!.kobo > 0 ? (came!.at ?? undefined) : undefined;
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
  const since = await takenSince(platform.database, order.rrr);
  if (!since || since >= requestedAt) return undefined;
  const [received] = await receivedBy(platform.database, { rrr: order.rrr });
  const isReversed = received
    ? isReversal({ orderId: order.orderId, rrr: order.rrr }, status)
    : isTakenBack(order.rrr, status);
  if (!isReversed && !received) return undefined;
  if (isReversed && received) await reverse(platform, order, status, checker);
  if (isReversed) await takeUnusedBack(platform, order, checker);
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
  if (followed === 'known' && (await isMore(platform, order, status)))
    return report(platform, 'over', order, status, checker);
  if (followed === 'twice' || followed === 'superseded') return report(platform, followed, order, status, checker);
  await reportSharedNumber(platform, order, checker);
  return followed;
}

/** Less came by it until now than the provider says: part of it was placed before, or it was paid again. */
async function isMore({ database }: Platform, { rrr }: OrderToCheck, status: PaymentStatus): Promise<boolean> {
  const [came] = await cameByRrr(database, { rrr });
  return came!.kobo > 0 && receivedKobo(status) > came!.kobo;
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
