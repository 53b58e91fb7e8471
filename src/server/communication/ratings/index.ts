import type { Domain } from '../../platform/domain.ts';
import { ratingRoutes } from './routes.ts';

/** What people think of the portal, now and again. */
export const ratings: Domain = { name: 'ratings', register: ratingRoutes };
