import type { Domain } from '../../platform/domain.ts';
import { healthRoutes } from './routes.ts';

export const health: Domain = { name: 'health', register: healthRoutes };
