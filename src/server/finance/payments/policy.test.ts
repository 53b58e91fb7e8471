import { expect, test } from 'vitest';
import type { PaymentStatus } from '../../platform/payment/remita.ts';
import { judge, nextStatusCheck } from './policy.ts';

const order = { orderId: 'o1', rrr: '123456789012', amountKobo: 1_000_000 };
const paid: PaymentStatus = { state: 'paid', code: '00', message: '', paidAt: null, ...order };

test.each([
  ['paid in full', {}, 'credit'],
  ['pending', { state: 'pending' }, 'wait'],
  ['failed', { state: 'failed' }, 'wait'],
  ['unknown', { state: 'unknown' }, 'wait'],
  ['one kobo short', { amountKobo: 999_999 }, 'short'],
  ['one kobo over', { amountKobo: 1_000_001 }, 'over'],
  ['another RRR', { rrr: '210987654321' }, 'mismatch'],
  ['another order', { orderId: 'o2' }, 'mismatch'],
] as const)('%s', (_case, change, verdict) => expect(judge(order, { ...paid, ...change })).toBe(verdict));

test('an RRR is asked about less and less often, and at last no more', () => {
  const made = new Date('2026-01-01T00:00:00Z');
  const after = (minutes: number) => {
    const now = new Date(made.getTime() + minutes * 60_000);
    const next = nextStatusCheck(made, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  };
  expect(after(0)).toBe(1);
  expect(after(100)).toBe(10);
  expect(after(30 * 24 * 60)).toBe(24 * 60);
  expect(after(181 * 24 * 60)).toBeNull();
});
