import type { Domain } from '../../platform/domain.ts';
import { registerRoutes } from './routes.ts';

/** Applications of every programme: begun by a paid invoice, filled section by section, submitted by the last. */
export const applications: Domain = {
  name: 'applications',
  register: registerRoutes,
};
