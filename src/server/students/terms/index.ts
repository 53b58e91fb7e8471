import type { Domain } from '../../platform/domain.ts';
import { termRoutes } from './routes.ts';

export const terms: Domain = { name: 'current terms', register: termRoutes };
