import type { Domain } from '../../platform/domain.ts';
import { ownPaymentRoutes } from './routes.ts';

export const ownPayments: Domain = { name: 'own payments', register: ownPaymentRoutes };
