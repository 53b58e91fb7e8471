import { expect, test } from 'vitest';
import { attemptText } from './attemptText.ts';

test('a failure of who was absent says so', () => {
  expect(attemptText({ total: 0, grade: 'F', session: '2025/2026', isAbsent: true })).toBe('F, absent');
  expect(attemptText({ total: 0, grade: 'F', session: '2025/2026' })).toBe('0, F');
});
