import { chargePaid, onInvoicePaid, paymentReversed } from '../../finance/charges/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { on } from '../../platform/reactions.ts';
import { departmentChangeRoutes } from './routes.ts';
import { feeCovered, feePaid, feeReversed } from './service.ts';

const PURPOSE = 'change-of-degree';
const ofChange = ({ purpose }: { readonly purpose: string }): boolean => purpose === PURPOSE;

export const departmentChanges: Domain = {
  name: 'changes of department',
  register: departmentChangeRoutes,
  reactions: () => [
    onInvoicePaid(PURPOSE, feePaid),
    on(chargePaid, feeCovered, ofChange),
    on(paymentReversed, feeReversed, ofChange),
  ],
};
