import { Away } from '../../platform/away.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCase } from './cases.ts';
import { holdUnknown } from './found.ts';
import { isTakenBack, nextReversalCheck, nextStatusCheck } from './policy.ts';
import { checkStatus } from './statusCheck.ts';
import { orderById, orderByRrr, storeRrr } from './sql/orders.ts';
import { claimUnknown, forgetUnknown, postponeUnknown } from './sql/unknown.ts';
import { takeUnusedBack } from './unused.ts';

/** Anybody may make RRRs up, and the provider is asked about so many a minute at most. */
const A_MINUTE = 20;
const CLAIM_MS = 5 * 60_000;
/** Whoever is told no so often has nothing to ask about. */
const TRIES = 3;
const PAUSE_MS = 10 * 60_000;

interface Told {
  readonly rrr: string;
  readonly toldAt: Date;
  readonly asked: number;
}

/** RRRs that notifications named and that are no order's. What the provider says was paid by one waits in suspense. */
export async function checkUnknown(platform: Platform, actor: string, closing: AbortSignal): Promise<void> {
  const now = platform.now();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (const told of await claimUnknown(platform.database, { now, claimedUntil, limit: A_MINUTE })) {
    if (closing.aborted) return;
    await check(platform, told, actor).catch((error: unknown) => {
      if (error instanceof Away || !(error instanceof ProviderError)) throw error;
      platform.log.warn({ err: error }, 'the payment provider gave no answer about an unknown RRR');
    });
  }
}

async function check(platform: Platform, told: Told, actor: string): Promise<void> {
  const { rrr } = told;
  const { database, now, remita } = platform;
  if ((await orderByRrr(database, { rrr })).length > 0) return void (await forgetUnknown(database, { rrr }));
  const status = await remita.statusOf(rrr);
  if (status.state === 'paid' && status.rrr === rrr) return take(platform, told, status, actor);
  if (isTakenBack(rrr, status)) await takeUnusedBack(platform, { rrr, invoiceId: null }, { actor });
  if (told.asked + 1 >= TRIES || status.state === 'failed') return void (await forgetUnknown(database, { rrr }));
  await postponeUnknown(database, { rrr, checkAt: new Date(now().getTime() + PAUSE_MS), orderId: null });
}

/** An order of ours whose RRR was lost on its way is credited; another RRR of an order of ours is a case of its invoice. */
async function take(platform: Platform, { rrr, toldAt }: Told, status: PaymentStatus, actor: string): Promise<void> {
  const { database, now } = platform;
  const [order] = await orderById(database, { orderId: status.orderId });
  if (order && order.rrr === null) {
    await storeRrr(database, { orderId: order.orderId, rrr, now: now(), checkAt: nextStatusCheck(now(), now()) });
    const [stored] = await orderByRrr(database, { rrr });
    if (stored) await checkStatus(platform, stored, { actor });
    return void (await forgetUnknown(database, { rrr }));
  }
  const { amountKobo: reportedKobo } = status;
  if (order) {
    const { invoiceId, amountKobo: expectedKobo } = order;
    await openCase(platform, { kind: 'mismatch', rrr, invoiceId, expectedKobo, reportedKobo }, actor);
  } else await database.transaction((tx) => holdUnknown(platform, tx, { rrr, amountKobo: reportedKobo }, actor));
  await postponeUnknown(database, { rrr, checkAt: nextReversalCheck(toldAt, now()), orderId: status.orderId });
}
