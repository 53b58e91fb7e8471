import { expect, test } from 'vitest';
import { progressOf } from './invoiceProgress.ts';

test.each([
  ['unpaid', { isVoid: false, isPaid: false, isReviewed: false }],
  ['being checked', { isVoid: false, isPaid: false, isReviewed: true }],
  ['paid', { isVoid: false, isPaid: true, isReviewed: true }],
  ['void', { isVoid: true, isPaid: false, isReviewed: true }],
] as const)('an invoice is %s', (progress, facts) => {
  expect(progressOf(facts)).toBe(progress);
});
