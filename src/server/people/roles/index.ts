import type { Domain } from '../../platform/domain.ts';
import { roleRoutes } from './routes.ts';
import { seedRoles } from './seed.ts';

/** Who may do what, and what the menu shows them. */
export const roles: Domain = { name: 'powers', register: roleRoutes, seed: seedRoles };
