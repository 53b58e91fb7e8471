import type { Domain } from '../../platform/domain.ts';
import { admissionRoutes } from './routes.ts';
import { seedAdmissions } from './seed.ts';

/** Who is admitted, and the paid answer to who asks. */
export const admissions: Domain = {
  name: 'admissions', register: admissionRoutes, seed: seedAdmissions,
};
