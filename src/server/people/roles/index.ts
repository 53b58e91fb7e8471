import type { Domain } from '../../platform/domain.ts';
import { demoRoles } from './demo.ts';
import { roleRoutes } from './routes.ts';
import { seedRoles } from './seed.ts';

export const roles: Domain = { name: 'roles', register: roleRoutes, seed: seedRoles, demoData: [demoRoles] };
