import type { PageDefinitions } from '../kit/page.ts';

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

/** Open to everyone who has the payer's address; a student's dashboard leads there. */
export const OWN_PAYMENTS = { name: 'Payments and receipts', to: '/sundry/payment_history', claim: 'student' } as const;
