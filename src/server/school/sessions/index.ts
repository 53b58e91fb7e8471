import type { Domain } from '../../platform/domain.ts';
import { demoSessions } from './demo.ts';
import { sessionRoutes } from './routes.ts';

export const sessions: Domain = { name: 'sessions', register: sessionRoutes, demoData: [demoSessions] };
