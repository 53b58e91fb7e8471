import type { Domain } from '../../platform/domain.ts';
import { receiptRoutes } from './routes.ts';

/** What was paid, to whoever can show that they paid it. */
export const receipts: Domain = { name: 'receipts', register: receiptRoutes };
