import type { Domain } from '../../platform/domain.ts';
import { demoAdmissions } from './demo.ts';
import { admissionRoutes } from './routes.ts';
import { seedAdmissions } from './seed.ts';

export const admissions: Domain = {
  name: 'admissions', register: admissionRoutes, seed: seedAdmissions, demoData: [demoAdmissions],
};
