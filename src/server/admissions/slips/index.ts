import type { Domain } from '../../platform/domain.ts';
import { slipRoutes } from './routes.ts';

export const slips: Domain = { name: 'slips', register: slipRoutes };
