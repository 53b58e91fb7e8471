import { beforeAll, describe, expect, test } from 'vitest';
import { databaseStore, memoryStore } from '#remita-sandbox/index.ts';
import type { OrderStore } from '#remita-sandbox/order.ts';
import { onDatabases } from '../../../support/databases.ts';

let serial = 100_000_000_000;

function keepsOrders(open: () => Promise<OrderStore>): void {
  let store: OrderStore;
  beforeAll(async () => {
    store = await open();
  });
  const insert = async () => {
    const rrr = String(++serial);
    const order = {
      rrr,
      orderId: `order${rrr}`,
      amountKobo: 1_000_050,
      payerName: 'Ada',
      payerEmail: '',
      payerPhone: '',
      description: '',
      createdAt: new Date('2026-01-02T03:04:05Z'),
    };
    expect(await store.insert(order)).toBe(true);
    return order;
  };
  const payment = () => ({ paidKobo: 1_000_050, channel: 'CARDPAYMENT' as const, paidAt: new Date() });

  test('an order is found by its RRR and by its name', async () => {
    const order = await insert();
    const kept = { ...order, state: 'open', paidKobo: null, channel: null, paidAt: null };
    expect(await store.byRrr(order.rrr)).toEqual(kept);
    expect(await store.byOrderId(order.orderId)).toEqual(kept);
    expect(await store.byRrr('1')).toBeUndefined();
    expect(await store.insert({ ...order, rrr: '1' })).toBe(false);
  });

  test('an order is paid once, also after it was declined', async () => {
    const { rrr } = await insert();
    await store.decline(rrr);
    expect((await store.byRrr(rrr))?.state).toBe('declined');
    const paid = await Promise.all([1, 2, 3].map(() => store.pay(rrr, payment())));
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect(await store.cancel(rrr)).toBe(false);
    await store.decline(rrr);
    expect(await store.byRrr(rrr)).toMatchObject({ state: 'paid', paidKobo: 1_000_050, channel: 'CARDPAYMENT' });
  });

  test('a cancelled order is not paid', async () => {
    const { rrr } = await insert();
    expect(await store.cancel(rrr)).toBe(true);
    expect(await store.pay(rrr, payment())).toBeUndefined();
    expect(await store.cancel('1')).toBe(false);
  });
}

describe('the sandbox in memory', () => keepsOrders(async () => memoryStore()));
onDatabases('the sandbox in a database', ({ freshDatabase }) =>
  keepsOrders(async () => databaseStore(await freshDatabase())),
);
