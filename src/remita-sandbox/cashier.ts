import type { Notifier } from './notifier.ts';
import type { Channel, OrderStore, SandboxOrder } from './order.ts';
import type { Knobs, Trouble } from './trouble.ts';

const ONE_NAIRA = 100;

export interface Cashier {
  /** Returns the paid order; undefined when the RRR is unknown, cancelled or paid before. */
  take(rrr: string, channel: Channel, trouble?: Trouble): Promise<SandboxOrder | undefined>;
}

export function createCashier(store: OrderStore, notifier: Notifier, knobs: Knobs, now: () => Date): Cashier {
  return {
    async take(rrr, channel, trouble = knobs.trouble) {
      const order = await store.byRrr(rrr);
      if (!order) return undefined;
      const paidKobo = order.amountKobo - (trouble === 'short' ? ONE_NAIRA : 0);
      const paid = await store.pay(rrr, { paidKobo, channel, paidAt: now() });
      if (paid) void notifier.notify(paid, trouble);
      return paid;
    },
  };
}
