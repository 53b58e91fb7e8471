import { createRunner } from '../../platform/jobs/runner.ts';
import { Away } from '../../platform/away.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CheckedBy, OrderToCheck } from './crediting.ts';
import { withdrawSettled } from './orders.ts';
import { checkStatus } from './statusCheck.ts';
import { LEAST_PAUSE_MS } from './policy.ts';
import { claimDue } from './sql/orders.ts';

type DueOrder = RowOf<'claim-due-orders'>;

const AT_ONCE = 8;
const BATCH = 40;
/** A claim outlasts a batch in which every call times out. */
const CLAIM_MS = 60_000;

/** Several servers may do this together: each takes other orders. Unanswered ones are due again at their own time. */
export async function checkDueOrders(platform: Platform, actor: string, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const now = platform.now();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const orders = await claimDue(platform.database, { now, claimedUntil, limit: BATCH });
    if (orders.length === 0) return;
    const answered = await checkAll(platform, orders, { actor, claimedUntil }, closing);
    if (answered === 0) return;
  }
}

async function checkAll(
  platform: Platform,
  orders: readonly DueOrder[],
  checker: CheckedBy,
  closing: AbortSignal,
): Promise<number> {
  const waiting = [...orders];
  let answered = 0;
  const worker = async () => {
    for (let order = waiting.shift(); order && !closing.aborted; order = waiting.shift()) {
      const isAnswered = await check(platform, order, checker).catch((error: unknown) =>
        unanswered(platform, order!, error),
      );
      if (isAnswered) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answered;
}

async function check(platform: Platform, order: DueOrder, checker: CheckedBy): Promise<true> {
  if (order.isSettled) await withdrawSettled(platform, order.invoiceId);
  else await checkStatus(platform, order, checker);
  return true;
}

/** Whatever is wrong with one order keeps no other from being credited; it is due again as its claim ends. */
function unanswered({ log }: Platform, order: OrderToCheck, error: unknown): undefined {
  if (error instanceof Away) throw error;
  if (error instanceof ProviderError)
    log.warn({ err: error, order: order.orderId }, 'the payment provider gave no answer');
  else log.error({ err: error, order: order.orderId }, 'a payment could not be checked');
}

/** It is only a convenience of this process: the job checks due orders in any case. */
export interface Prompter {
  prompt(): void;
  /** It resolves once no check is under way. */
  done(): Promise<void>;
}

export function createPrompter(platform: Platform, actor: string, closing: AbortSignal): Prompter {
  const { run, done } = createRunner(
    () => checkDueOrders(platform, actor, closing),
    (error) => platform.log.error({ err: error }, 'asking about due orders failed'),
    closing,
  );
  let afterPause: NodeJS.Timeout | undefined;

  return {
    prompt() {
      run();
      if (closing.aborted) return;
      afterPause ??= setTimeout(() => {
        afterPause = undefined;
        run();
      }, LEAST_PAUSE_MS + 50).unref();
    },
    done() {
      clearTimeout(afterPause);
      return done();
    },
  };
}
