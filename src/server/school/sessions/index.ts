import type { Domain } from '../../platform/domain.ts';
import { demoSessions } from './demo.ts';
import { sessionRoutes } from './routes.ts';
import { seedSessions } from './seed.ts';

export const sessions: Domain = {
  name: 'sessions',
  register: sessionRoutes,
  seed: seedSessions,
  demoData: [demoSessions],
};
