import type { Domain } from '../platform/domain.ts';
import { registerRoutes } from './routes.ts';

/** The files that applicants send. */
export const documents: Domain = { name: 'documents', register: registerRoutes };
