import type { Domain } from '../../platform/domain.ts';
import { invoiceRoutes } from './routes.ts';

export const invoices: Domain = { name: 'invoices', register: invoiceRoutes };
