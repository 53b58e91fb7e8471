import type { Domain } from '../../platform/domain.ts';
import { demoApplications } from './demo/index.ts';
import { registerRoutes } from './routes.ts';

export const applications: Domain = {
  name: 'applications',
  register: registerRoutes,
  demoData: [demoApplications],
};
