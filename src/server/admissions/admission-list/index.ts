import type { Domain } from '../../platform/domain.ts';
import { demoAdmissions } from './demo.ts';
import { officeRoutes } from './officeRoutes.ts';
import { admissionRoutes } from './routes.ts';
import { seedAdmissions } from './seed.ts';

export const admissions: Domain = {
  name: 'admissions',
  register(app, platform) {
    admissionRoutes(app, platform);
    officeRoutes(app, platform);
  },
  seed: seedAdmissions,
  demoData: [demoAdmissions],
};
