import type { Domain } from '../../platform/domain.ts';
import { exemptionRoutes } from './routes.ts';

export const exemptions: Domain = { name: 'exemptions', register: exemptionRoutes };
