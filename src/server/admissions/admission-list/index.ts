import { openLookups } from '../../school/lookups/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { admissionRoutes } from './routes.ts';
import { seedAdmissions } from './seed.ts';

/** Who is admitted, and the paid answer to who asks. */
export const admissions: Domain = {
  name: 'admissions', register: (app, platform) => admissionRoutes(app, platform, openLookups(platform)), seed: seedAdmissions,
};
