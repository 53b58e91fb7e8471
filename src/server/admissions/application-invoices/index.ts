import type { Domain } from '../../platform/domain.ts';
import { invoiceRoutes } from './routes.ts';

/** What applicants are invoiced for, one invoice for a person, a type and a session. */
export const invoices: Domain = { name: 'invoices', register: invoiceRoutes };
