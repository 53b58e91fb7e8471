import type { Domain } from '../../platform/domain.ts';
import { demoAdjustments } from './demo.ts';
import { adjustmentRoutes } from './routes.ts';

export const adjustments: Domain = { name: 'adjustments', demoData: [demoAdjustments], register: adjustmentRoutes };
