import type { Domain } from '../../platform/domain.ts';
import { ratingRoutes } from './routes.ts';

export const ratings: Domain = { name: 'ratings', register: ratingRoutes };
