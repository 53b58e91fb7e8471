import { openLookups } from '../../school/lookups/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { feeRoutes } from './routes.ts';
import { seedFees } from './seed.ts';

/** What the college charges beside applications, and its invoices. */
export const fees: Domain = { name: 'fees', register: (app, platform) => feeRoutes(app, platform, openLookups(platform)), seed: seedFees };
