import type { OrderStore, SandboxOrder } from './order.ts';

export function memoryStore(): OrderStore {
  const orders = new Map<string, SandboxOrder>();
  const byOrder = new Map<string, string>();
  const isPayable = (order: SandboxOrder | undefined): order is SandboxOrder =>
    order?.state === 'open' || order?.state === 'declined';

  return {
    async insert(order) {
      if (orders.has(order.rrr) || byOrder.has(order.orderId)) return false;
      orders.set(order.rrr, { ...order, state: 'open', paidKobo: null, channel: null, paidAt: null });
      byOrder.set(order.orderId, order.rrr);
      return true;
    },
    byRrr: async (rrr) => orders.get(rrr),
    byOrderId: async (orderId) => orders.get(byOrder.get(orderId) ?? ''),
    async pay(rrr, payment) {
      const order = orders.get(rrr);
      if (!isPayable(order)) return undefined;
      const paid: SandboxOrder = { ...order, ...payment, state: 'paid' };
      orders.set(rrr, paid);
      return paid;
    },
    async reverse(rrr) {
      const order = orders.get(rrr);
      if (order?.state !== 'paid') return undefined;
      const reversed: SandboxOrder = { ...order, state: 'reversed' };
      orders.set(rrr, reversed);
      return reversed;
    },
    async decline(rrr) {
      const order = orders.get(rrr);
      if (isPayable(order)) orders.set(rrr, { ...order, state: 'declined' });
    },
    async cancel(rrr) {
      const order = orders.get(rrr);
      if (!order || order.state === 'paid' || order.state === 'reversed') return false;
      orders.set(rrr, { ...order, state: 'cancelled' });
      return true;
    },
  };
}
