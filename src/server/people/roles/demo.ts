import type { Claim } from '#contract/people/claims.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { seedRole } from './sql/seed.ts';

/** A college makes such roles as it needs; the second is that of the office of the same name. */
const ROLES: readonly { readonly name: string; readonly claims: readonly Claim[] }[] = [
  {
    name: 'registrar',
    claims: [
      'self',
      'staff',
      'notices',
      'reports',
      'student-management',
      'applications',
      'school-setup',
      'course-management',
    ],
  },
  { name: 'course-adviser', claims: ['self', 'staff', 'results'] },
];

export const demoRoles: DemoStep = {
  name: 'roles',
  needs: [],
  slice: () => async (tx) => {
    for (const role of ROLES) await seedRole(tx, { ...role, maySignIn: true });
  },
};
