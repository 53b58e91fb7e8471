import type { Domain } from '../../platform/domain.ts';
import { powerRoutes } from './routes.ts';
import { seedPowers } from './seed.ts';

/** Who may do what, and what the menu shows them. */
export const powers: Domain = { name: 'powers', register: powerRoutes, seed: seedPowers };
