import type { Domain } from '../../platform/domain.ts';
import { studentAccountRoutes } from './routes.ts';

export const studentAccounts: Domain = { name: 'student-accounts', register: studentAccountRoutes };
