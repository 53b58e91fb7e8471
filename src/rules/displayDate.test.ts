import { expect, test } from 'vitest';
import { displayDate, displayMoment } from './displayDate.ts';

test('days are shown as dd/mm/yyyy', () => {
  expect(displayDate('2026-11-21')).toBe('21/11/2026');
  expect(displayDate('2026-11-21T09:30:00.000Z')).toBe('21/11/2026');
});

test('moments are shown by the clock of Lagos', () => {
  expect(displayMoment('2026-11-21T23:30:00.000Z')).toBe('22/11/2026 00:30');
});
