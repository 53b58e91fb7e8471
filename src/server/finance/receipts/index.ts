import type { Domain } from '../../platform/domain.ts';
import { receiptRoutes } from './routes.ts';

export const receipts: Domain = { name: 'receipts', register: receiptRoutes };
