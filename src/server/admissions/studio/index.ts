import type { Domain } from '../../platform/domain.ts';
import { formRoutes } from './routes.ts';

/** Forms of programmes, made and changed in the browser. */
export const studio: Domain = { name: 'studio', register: formRoutes };
