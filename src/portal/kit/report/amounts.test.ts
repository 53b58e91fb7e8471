import { expect, test } from 'vitest';
import { amountText, shareText, shortAmount } from './amounts.ts';

test('things are counted, money is naira', () => {
  expect([amountText(1234, 'count'), amountText(123_456_789, 'kobo'), amountText(0, 'kobo')]).toEqual([
    '1,234',
    '₦1,234,567.89',
    '₦0.00',
  ]);
});

test.each([
  [0, '0', '₦0'],
  [250, '250', '₦2.5'],
  [150_000, '150k', '₦1.5k'],
  [2_500_000, '2.5m', '₦25k'],
  [40_000_000_000, '40bn', '₦400m'],
] as const)('an axis says %s shortly', (amount, count, money) => {
  expect([shortAmount(amount, 'count'), shortAmount(amount, 'kobo')]).toEqual([count, money]);
});

test('of nothing there is no share', () => {
  expect([shareText(2, 3), shareText(3, 3), shareText(0, 0)]).toEqual(['67%', '100%', '-']);
});
