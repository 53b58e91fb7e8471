import type { PageDefinitions, StudentPages } from '../kit/page.ts';

export const FINANCE = {
  verifyPayment: {
    name: 'Verify payment status',
    to: '/invoice_management/verify_payment_status',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  cases: {
    name: 'Payment cases',
    to: '/invoice_management/cases',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  caseQueue: { name: 'Open cases', to: '/invoice_management/cases/queue', claim: 'invoices' },
  case: { name: 'Payment case', to: '/invoice_management/cases/case', claim: 'invoices' },
  reconciliations: {
    name: 'Reconciliation',
    to: '/invoice_management/reconciliation',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  reconciliation: { name: 'Differences', to: '/invoice_management/reconciliation/report', claim: 'invoices' },
} as const satisfies PageDefinitions;

export const OWN_FINANCE = {
  payments: {
    name: 'Payments and receipts',
    to: '/academic_fees/payments',
    audience: 'student',
    claim: 'student',
    menu: { group: 'Academic fees' },
  },
  payment: { name: 'Payment', to: '/academic_fees/payments/invoice', audience: 'student', claim: 'student' },
} as const satisfies StudentPages;
