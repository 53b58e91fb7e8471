import type { Domain } from '../../platform/domain.ts';
import { demoAssignments, demoFees } from './demo/index.ts';
import { feeRoutes } from './routes.ts';
import { seedFees } from './seed.ts';

export const fees: Domain = {
  name: 'fees',
  register: feeRoutes,
  seed: seedFees,
  demoData: [demoFees, demoAssignments],
};
