import { expect, test } from 'vitest';
import { amountText, shareText } from './amounts.ts';

test('things are counted, money is naira', () => {
  expect([amountText(1234, 'count'), amountText(123_456_789, 'kobo'), amountText(0, 'kobo')]).toEqual(['1,234', '₦1,234,567.89', '₦0.00']);
});

test('of nothing there is no share', () => {
  expect([shareText(2, 3), shareText(3, 3), shareText(0, 0)]).toEqual(['67%', '100%', '-']);
});
