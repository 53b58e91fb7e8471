import { describe, expect, test } from 'vitest';
import { leavesPage } from './leavesPage.ts';

describe('a refused call', () => {
  test('leads to the page that says so', () => expect(leavesPage(403, { impersonationEnds: null })).toBe(true));
  test('leads nowhere in another person’s place, whose banner would be lost', () =>
    expect(leavesPage(403, { impersonationEnds: '2026-11-21T10:00:00Z' })).toBe(false));
  test.each([400, 404, 409, 422, 500])('of status %i stays on its page', (status) =>
    expect(leavesPage(status, { impersonationEnds: null })).toBe(false),
  );
});
