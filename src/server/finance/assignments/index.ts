import type { Domain } from '../../platform/domain.ts';
import { assignmentRoutes } from './routes.ts';

export const assignments: Domain = { name: 'fee assignments', register: assignmentRoutes };
