import type { Domain } from '../../platform/domain.ts';
import { publicationRoutes } from './routes.ts';

export const publications: Domain = { name: 'publication of fees', register: publicationRoutes };
