import type { Domain } from '../../platform/domain.ts';
import { sessionRoutes } from './routes.ts';

/** Academic sessions, which of them is open, and their semesters. */
export const sessions: Domain = { name: 'sessions', register: sessionRoutes };
