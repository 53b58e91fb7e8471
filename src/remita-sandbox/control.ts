import type { FastifyInstance } from 'fastify';
import type { Cashier } from './cashier.ts';
import { notificationOf, type Notifier } from './notifier.ts';
import type { OrderStore } from './order.ts';
import { isTrouble, OUTAGES, type Knobs, type Outage } from './trouble.ts';

interface Order {
  rrr: string;
  trouble?: string;
}

/** `/control/reverse` takes a payment back, as a chargeback does. `/control/release` delivers what was held, shuffled; `/control/forged` returns a notification without a payment. */
export function controls(
  app: FastifyInstance,
  knobs: Knobs,
  store: OrderStore,
  cashier: Cashier,
  notifier: Notifier,
  serviceTypeId: string,
): void {
  app.post<{ Body: Partial<Knobs> }>('/control/knobs', async ({ body }) => {
    if (OUTAGES.includes(body.outage as Outage)) knobs.outage = body.outage!;
    if (isTrouble(body.trouble)) knobs.trouble = body.trouble;
    if (body.wrapping) knobs.wrapping = body.wrapping;
    return knobs;
  });

  app.post<{ Body: Order }>('/control/pay', async ({ body }) => {
    const trouble = isTrouble(body.trouble) ? body.trouble : knobs.trouble;
    return { paid: (await cashier.take(body.rrr, 'CARDPAYMENT', trouble)) !== undefined };
  });

  app.post<{ Body: Order }>('/control/reverse', async ({ body }) => {
    const reversed = await store.reverse(body.rrr);
    if (reversed) void notifier.notify(reversed, isTrouble(body.trouble) ? body.trouble : knobs.trouble);
    return { reversed: reversed !== undefined };
  });

  app.post<{ Body: { times?: number } }>('/control/release', async ({ body }) => ({
    sent: await notifier.release(body.times ?? 1),
  }));

  app.post<{ Body: Order }>('/control/forged', async ({ body }) => {
    const order = await store.byRrr(body.rrr);
    return order ? [notificationOf(order, serviceTypeId)] : [];
  });
}
