import { expect, test } from 'vitest';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { checkOffered } from './policy.ts';

const OPEN = { id: 2, name: '2026/2027' };
const check = (made: ProgrammeSummary['made']) => () =>
  checkOffered({ programme: { name: 'Screening Slip', ...(made && { made }) } as ProgrammeSummary, session: OPEN });

test('a type that an officer made takes invoices in its own session, while it is active', () => {
  expect(check({ session: OPEN, active: true })).not.toThrow();
  expect(check(undefined)).not.toThrow();
  expect(check({ session: OPEN, active: false })).toThrow('Screening Slip is no longer offered');
  expect(check({ session: { id: 1, name: '2025/2026' }, active: true })).toThrow(
    'Screening Slip is for the 2025/2026 session, which is not open now',
  );
});
