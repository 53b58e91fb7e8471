import type { Domain } from '../../platform/domain.ts';
import { siwesRoutes } from './routes.ts';

export const siwes: Domain = { name: 'siwes', register: siwesRoutes };
