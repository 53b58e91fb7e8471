import type { Domain } from '../../platform/domain.ts';
import { demoRefunds } from './demo.ts';
import { refundRoutes } from './routes.ts';

export const refunds: Domain = { name: 'refunds', demoData: [demoRefunds], register: refundRoutes };
