import type { Domain } from '../../platform/domain.ts';
import { userRoutes } from './routes.ts';

export const users: Domain = { name: 'users', register: userRoutes };
