import type { Domain } from '../../platform/domain.ts';
import { letterRoutes } from './routes.ts';

export const letters: Domain = { name: 'letters', register: letterRoutes };
