import { onInvoicePaid } from '../../finance/charges/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { departmentChangeRoutes } from './routes.ts';
import { feePaid } from './service.ts';

export const departmentChanges: Domain = {
  name: 'changes of department',
  register: departmentChangeRoutes,
  reactions: () => [onInvoicePaid('change-of-degree', feePaid)],
};
