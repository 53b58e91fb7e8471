import type { Domain } from '../../platform/domain.ts';
import { sessionRoutes } from './routes.ts';

/** Academic sessions. */
export const sessions: Domain = { name: 'sessions', register: sessionRoutes };
