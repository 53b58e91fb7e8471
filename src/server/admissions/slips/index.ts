import type { Domain } from '../../platform/domain.ts';
import { slipRoutes } from './routes.ts';

/** An application's slip: on screen, as PDF, and confirmed to whoever holds one. */
export const slips: Domain = { name: 'slips', register: slipRoutes };
