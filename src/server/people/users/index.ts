import type { Domain } from '../../platform/domain.ts';
import { userRoutes } from './routes.ts';

/** The people who have an account, as an administrator keeps them. */
export const users: Domain = { name: 'users', register: userRoutes };
