import type { Notifier } from './notifier.ts';
import type { Channel, OrderStore, SandboxOrder } from './order.ts';
import type { Knobs, Trouble } from './trouble.ts';

const ONE_NAIRA = 100;

/** Takes the money that does not move, and has the merchant told. */
export interface Cashier {
  /** The paid order; undefined when the RRR cannot be paid (unknown, cancelled or paid before). */
  take(rrr: string, channel: Channel, trouble?: Trouble): Promise<SandboxOrder | undefined>;
}

export function createCashier(store: OrderStore, notifier: Notifier, knobs: Knobs, now: () => Date): Cashier {
  return {
    async take(rrr, channel, trouble = knobs.trouble) {
      const asked = await store.byRrr(rrr);
      if (!asked) return undefined;
      const paidKobo = asked.amountKobo - (trouble === 'short' ? ONE_NAIRA : 0);
      const paid = await store.pay(rrr, { paidKobo, channel, paidAt: now() });
      if (paid) void notifier.tell(paid, trouble);
      return paid;
    },
  };
}
