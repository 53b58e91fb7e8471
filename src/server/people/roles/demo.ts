import type { Claim } from '#contract/people/claims.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { seedRole } from './sql/seed.ts';

/** A college makes such roles as it needs. */
const REGISTRAR: readonly Claim[] = [
  'self',
  'staff',
  'notices',
  'reports',
  'student-management',
  'applications',
  'school-setup',
  'course-management',
];

export const demoRoles: DemoStep = {
  name: 'roles',
  needs: [],
  slice: () => async (tx) => {
    await seedRole(tx, { name: 'registrar', claims: REGISTRAR, maySignIn: true });
  },
};
