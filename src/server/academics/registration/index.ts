import type { Domain } from '../../platform/domain.ts';
import { registrationRoutes } from './routes.ts';

export const courseRegistration: Domain = { name: 'course registration', register: registrationRoutes };
