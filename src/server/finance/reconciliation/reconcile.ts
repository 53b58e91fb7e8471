import { setTimeout as pause } from 'node:timers/promises';
import { compare, receivedKobo } from '../payments/service.ts';
import { Away } from '../../platform/away.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { ACTOR, BATCH, BREATH_MS, CLAIM_MS, differenceOf, MOST, nightOf } from './policy.ts';
import {
  advance,
  beginReconciliation,
  leaveReconciliation,
  nextOrders,
  noteDifference,
  takeReconciliation,
} from './sql/nights.ts';

type Taken = RowOf<'take-reconciliation'>;
type Order = RowOf<'orders-to-reconcile'>;

/** One server at a time works on a reconciliation; when it dies, another goes on where it was. */
export async function reconcileDue(platform: Platform, closing: AbortSignal): Promise<void> {
  const { database, now } = platform;
  const night = nightOf(now());
  if (night)
    await beginReconciliation(database, {
      from: night.from,
      to: night.to,
      day: night.day,
      now: now(),
      actor: ACTOR,
      ip: null,
    });
  while (!closing.aborted) {
    const held = claim(platform);
    const [taken] = await takeReconciliation(database, { now: now(), claimedUntil: held });
    if (!taken) return;
    const answered = await reconcile(platform, taken, held, closing);
    if (!answered) return;
  }
}

const claim = ({ now }: Platform) => new Date(now().getTime() + CLAIM_MS);

/**
 * Remita has no list, so each RRR of the period is asked about by itself, in batches. False means that the provider
 * answers nothing or the server closes: the reconciliation is left for another time.
 */
async function reconcile(platform: Platform, taken: Taken, claimed: Date, closing: AbortSignal): Promise<boolean> {
  const { database, now } = platform;
  let [held, reached, queried] = [claimed, taken.reached, taken.queried];
  while (!closing.aborted) {
    const orders = await nextOrders(database, {
      from: taken.periodFrom,
      to: taken.periodTo,
      reached,
      limit: Math.min(BATCH, MOST - queried),
    });
    if (orders.length === 0) {
      await leaveReconciliation(database, { reconciliationId: taken.id, heldUntil: held, finishedAt: now() });
      return true;
    }
    const answers = await Promise.all([
      ...orders.map((order) => compared(platform, taken, order)),
      ...(orders.length === BATCH ? [batchPause(closing)] : []),
    ]);
    const answered = answers.filter((answer) => answer === true).length;
    if (answered === 0) break;
    reached = orders.at(-1)!.rrr;
    queried += orders.length;
    const next = claim(platform);
    const advanced = await advance(database, {
      reconciliationId: taken.id,
      heldUntil: held,
      claimedUntil: next,
      reached,
      queried: orders.length,
      unanswered: orders.length - answered,
    });
    if (advanced.length === 0) return false;
    held = next;
  }
  await leaveReconciliation(database, { reconciliationId: taken.id, heldUntil: held, finishedAt: null });
  return false;
}

/**
 * False means no answer, or a failure of this order, which keeps no other from being compared. A difference is written down once,
 * however often it is compared.
 */
async function compared(platform: Platform, { id, startedAt }: Taken, order: Order): Promise<boolean> {
  const check = await compare(platform, order, { actor: ACTOR }).catch((error: unknown) => {
    if (error instanceof Away) throw error;
    if (error instanceof ProviderError)
      platform.log.warn({ err: error, order: order.orderId }, 'the payment provider gave no answer');
    else platform.log.error({ err: error, order: order.orderId }, 'a payment could not be compared');
  });
  if (!check) return false;
  const kind = differenceOf(order, check.followed, startedAt);
  if (kind)
    await noteDifference(platform.database, {
      reconciliationId: id,
      rrr: order.rrr,
      kind,
      invoiceId: order.invoiceId,
      expectedKobo: order.amountKobo,
      reportedKobo: receivedKobo(check.status),
      code: check.status.code,
      now: platform.now(),
    });
  return true;
}

const batchPause = (closing: AbortSignal) => pause(BREATH_MS, undefined, { signal: closing }).catch(() => undefined);
