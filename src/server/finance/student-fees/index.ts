import type { Domain } from '../../platform/domain.ts';
import { studentFeeRoutes } from './routes.ts';

export const studentFees: Domain = { name: 'student fees', register: studentFeeRoutes };
