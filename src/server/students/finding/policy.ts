import type { Claim } from '#contract/people/claims.ts';

/** Their holders deal with any student of the college; others with those whom they lead by appointment. */
const OVER_ALL: readonly Claim[] = [
  'student-management',
  'applications',
  'fees',
  'invoices',
  'hostel',
  'health',
  'siwes',
  'senate',
  'publish-results',
];

export const findsAll = (claims: ReadonlySet<Claim>): boolean => OVER_ALL.some((claim) => claims.has(claim));
