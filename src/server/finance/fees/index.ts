import type { Domain } from '../../platform/domain.ts';
import { feeRoutes } from './routes.ts';
import { seedFees } from './seed.ts';

/** What the college charges beside applications, and its invoices. */
export const fees: Domain = { name: 'fees', register: feeRoutes, seed: seedFees };
