import { openLookups } from '../../school/lookups/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { slipRoutes } from './routes.ts';

/** An application's slip: on screen, as PDF, and confirmed to whoever holds one. */
export const slips: Domain = { name: 'slips', register: (app, platform) => slipRoutes(app, platform, openLookups(platform)) };
