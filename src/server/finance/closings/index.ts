import type { Domain } from '../../platform/domain.ts';
import { closingRoutes } from './routes.ts';

export const closings: Domain = { name: 'closing of books', register: closingRoutes };
