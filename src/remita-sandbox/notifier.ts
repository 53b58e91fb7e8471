import { nairaFromKobo } from '#rules/money.ts';
import type { SandboxOrder } from './order.ts';
import type { Trouble } from './trouble.ts';

export interface Notifier {
  notify(order: SandboxOrder, trouble: Trouble): Promise<void>;
  /** Sends what was held, in random order, each `times` over; resolves when all are delivered. */
  release(times: number): Promise<number>;
  close(): void;
}

/** Notifications are posted as Remita does: without a signature, and without trying again. */
export function createNotifier(serviceTypeId: string, address: () => string, lateMs: number): Notifier {
  const timers = new Set<NodeJS.Timeout>();
  const held: SandboxOrder[] = [];
  const list = (order: SandboxOrder) => [notificationOf(order, serviceTypeId)];

  const post = async (body: unknown) => {
    await fetch(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
      .then((response) => response.text())
      .catch(() => undefined);
  };
  const later = (work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, lateMs);
    timers.add(timer);
  };

  return {
    async notify(order, trouble) {
      if (trouble === 'lost') return;
      if (trouble === 'held') held.push(order);
      else if (trouble === 'late') later(() => post(list(order)));
      else if (trouble === 'object') await post(list(order)[0]);
      else if (trouble === 'repeated') await Promise.all([1, 2, 3].map(() => post(list(order))));
      else await post(list(order));
    },
    async release(times) {
      const orders = shuffled(held.splice(0).flatMap((order) => Array<SandboxOrder>(times).fill(order)));
      for (let from = 0; from < orders.length; from += 20) {
        await Promise.all(orders.slice(from, from + 20).map((order) => post(list(order))));
      }
      return orders.length;
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** As Remita words it: the amount is what was requested, not what was paid, so nobody may credit by it. */
export function notificationOf(order: SandboxOrder, serviceTypeId: string) {
  const day = (order.paidAt ?? order.createdAt).toISOString();
  return {
    rrr: order.rrr,
    channel: order.channel ?? 'CARDPAYMENT',
    amount: nairaFromKobo(order.amountKobo),
    transactiondate: day.slice(0, 10),
    debitdate: day.slice(0, 10),
    bank: order.channel === 'BANKBRANCH' ? '011' : '',
    branch: order.channel === 'BANKBRANCH' ? '011152' : '',
    serviceTypeId,
    orderRef: order.orderId,
    orderId: order.orderId,
    payerName: order.payerName,
    payerPhoneNumber: order.payerPhone,
    payerEmail: order.payerEmail,
    type: 'PY',
    chargeFee: 0,
  };
}

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
