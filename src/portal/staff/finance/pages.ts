import { FINANCE } from '#contract/finance/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const finance = wingPages(FINANCE, 'staff/finance', {
  verifyPayment: ['reconciliation/VerifyPaymentPage', () => import('./reconciliation/VerifyPaymentPage.tsx')],
  cases: ['reconciliation/CaseListPage', () => import('./reconciliation/CaseListPage.tsx')],
  caseQueue: ['reconciliation/CaseQueuePage', () => import('./reconciliation/CaseQueuePage.tsx')],
  case: ['reconciliation/CasePage', () => import('./reconciliation/CasePage.tsx')],
  reconciliations: [
    'reconciliation/ReconciliationListPage',
    () => import('./reconciliation/ReconciliationListPage.tsx'),
  ],
  reconciliation: ['reconciliation/ReconciliationPage', () => import('./reconciliation/ReconciliationPage.tsx')],
});
