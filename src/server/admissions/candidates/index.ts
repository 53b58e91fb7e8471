import type { Domain } from '../../platform/domain.ts';
import { candidateRoutes } from './routes.ts';

export const candidates: Domain = { name: 'candidates', register: candidateRoutes };
