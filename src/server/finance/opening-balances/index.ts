import type { Domain } from '../../platform/domain.ts';
import { openingRoutes } from './routes.ts';

export const openingBalances: Domain = { name: 'opening balances', register: openingRoutes };
