import { expect, test } from 'vitest';
import { lagosDay } from './lagosDay.ts';

test('the day turns at midnight in Lagos, an hour before UTC', () => {
  expect(lagosDay(new Date('2026-09-30T22:59:59Z'))).toBe('2026-09-30');
  expect(lagosDay(new Date('2026-09-30T23:00:00Z'))).toBe('2026-10-01');
});
