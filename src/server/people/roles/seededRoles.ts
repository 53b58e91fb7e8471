import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

const STAFF: readonly Claim[] = ['self', 'staff'];

/** The administrator holds every claim over others: one that no role holds could be given by nobody. What is confidential is given without being held. */
const ADMINISTRATOR = (Object.keys(CLAIMS) as Claim[]).filter(
  (claim) => claim === 'self' || !isPersonal(CLAIMS[claim]),
);

function isPersonal({ own, confidential }: DeclaredClaim): boolean {
  return own === true || confidential === true;
}

interface SeededRole {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly maySignIn?: false;
}

/** Their order decides their ids, from 1. */
export const SEEDED_ROLES: readonly SeededRole[] = [
  { name: 'student', claims: ['self', 'student', 'pay'] },
  { name: 'lecturer', claims: [...STAFF, 'results', 'marks'] },
  {
    name: 'hod',
    claims: [...STAFF, 'results', 'marks', 'approve-results', 'approve-registration', 'course-management', 'reports'],
  },
  { name: 'dean', claims: [...STAFF, 'results', 'approve-results', 'course-management', 'reports'] },
  {
    name: 'bursar',
    claims: [
      ...STAFF,
      'fees',
      'invoices',
      'void-invoices',
      'refund-ask',
      'refund-pay',
      'adjust-ask',
      'bank-statements',
      'loans',
      'close-ask',
      'opening-balances',
      'reports',
    ],
  },
  {
    name: 'admissions',
    claims: [...STAFF, 'applications', 'programmes', 'student-management', 'utilities', 'reports'],
  },
  { name: 'admin', claims: ADMINISTRATOR },
  { name: 'alumnus', claims: ['self'], maySignIn: false },
  { name: 'health', claims: [...STAFF, 'health'] },
  { name: 'course-adviser', claims: [...STAFF, 'results', 'approve-registration'] },
  {
    name: 'registry',
    claims: [
      ...STAFF,
      'notices',
      'results',
      'publish-results',
      'student-management',
      'course-management',
      'siwes',
      'school-setup',
      'reports',
    ],
  },
  { name: 'senate', claims: [...STAFF, 'results', 'senate', 'reports'] },
  { name: 'hostels', claims: [...STAFF, 'hostel', 'hostel-desk', 'reports'] },
  {
    name: 'internal-audit',
    claims: [
      ...STAFF,
      'fees-publish',
      'award-approve',
      'invoices',
      'refund-approve',
      'adjust-approve',
      'loan-approve',
      'close-approve',
      'opening-sign',
      'reports',
    ],
  },
  { name: 'porter', claims: [...STAFF, 'hostel-desk'] },
];
