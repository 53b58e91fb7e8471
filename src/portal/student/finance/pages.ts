import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownFinance = wingPages(OWN_FINANCE, 'student/finance', {
  payments: ['payments/PaymentsPage', () => import('./payments/PaymentsPage.tsx')],
  payment: ['payments/PaymentPage', () => import('./payments/PaymentPage.tsx')],
});
