import { FINANCE } from '#contract/finance/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const finance = wingPages(FINANCE, 'staff/finance', {
  schoolFees: ['assignments/SchoolFeesPage', () => import('./assignments/SchoolFeesPage.tsx')],
  schoolFeesEdit: ['assignments/SchoolFeesEditPage', () => import('./assignments/SchoolFeesEditPage.tsx')],
  schoolFeesBulk: ['assignments/BulkPage', () => import('./assignments/BulkPage.tsx')],
  acceptanceFees: ['assignments/AcceptanceFeesPage', () => import('./assignments/AcceptanceFeesPage.tsx')],
  acceptanceFeesEdit: ['assignments/AcceptanceFeesEditPage', () => import('./assignments/AcceptanceFeesEditPage.tsx')],
  pgFees: ['assignments/PgFeesPage', () => import('./assignments/PgFeesPage.tsx')],
  pgFeesEdit: ['assignments/PgFeesEditPage', () => import('./assignments/PgFeesEditPage.tsx')],
  sundryFees: ['assignments/SundryFeesPage', () => import('./assignments/SundryFeesPage.tsx')],
  sundryFeesEdit: ['assignments/SundryFeesEditPage', () => import('./assignments/SundryFeesEditPage.tsx')],
  plans: ['plans/PlansPage', () => import('./plans/PlansPage.tsx')],
  plan: ['plans/PlanPage', () => import('./plans/PlanPage.tsx')],
  scholarships: ['scholarships/ScholarshipsPage', () => import('./scholarships/ScholarshipsPage.tsx')],
  scholarship: ['scholarships/ScholarshipPage', () => import('./scholarships/ScholarshipPage.tsx')],
  scholarshipEdit: ['scholarships/ScholarshipEditPage', () => import('./scholarships/ScholarshipEditPage.tsx')],
  fees: ['fee-setup/FeePages', () => import('./fee-setup/FeePages.tsx'), AND_BELOW],
  feeTypes: ['fee-setup/FeeTypePages', () => import('./fee-setup/FeeTypePages.tsx'), AND_BELOW],
  feeCategories: ['fee-setup/FeeCategoryPages', () => import('./fee-setup/FeeCategoryPages.tsx'), AND_BELOW],
  studentInvoices: ['student-invoices/StudentInvoicesPage', () => import('./student-invoices/StudentInvoicesPage.tsx')],
  studentInvoice: ['student-invoices/StudentInvoicePage', () => import('./student-invoices/StudentInvoicePage.tsx')],
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
