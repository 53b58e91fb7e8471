import type { StatedPages } from '../kit/page.ts';

const MENU = { group: 'Fees assignment' } as const;

export const FINANCE = {
  schoolFees: { name: 'School fees', to: '/fees_assignment/school_fees', claim: 'fees', menu: MENU },
  schoolFeesEdit: { name: 'Set school fees', to: '/fees_assignment/school_fees/edit', claim: 'fees' },
  schoolFeesBulk: { name: 'Change many', to: '/fees_assignment/school_fees/bulk', claim: 'fees' },
  acceptanceFees: { name: 'Acceptance fees', to: '/fees_assignment/acceptance_fees', claim: 'fees', menu: MENU },
  acceptanceFeesEdit: { name: 'Set acceptance fees', to: '/fees_assignment/acceptance_fees/edit', claim: 'fees' },
  pgFees: { name: 'Postgraduate school fees', to: '/fees_assignment/pg_school_fees', claim: 'fees', menu: MENU },
  pgFeesEdit: { name: 'Set postgraduate school fees', to: '/fees_assignment/pg_school_fees/edit', claim: 'fees' },
  sundryFees: { name: 'Sundry fees', to: '/fees_assignment/sundry_fees', claim: 'fees', menu: MENU },
  sundryFeesEdit: { name: 'Set sundry fees', to: '/fees_assignment/sundry_fees/edit', claim: 'fees' },
  plans: { name: 'Instalments', to: '/fees_assignment/instalments', claim: 'fees', menu: MENU },
  plan: { name: 'Set instalments', to: '/fees_assignment/instalments/edit', claim: 'fees' },
  scholarships: {
    name: 'Scholarships',
    to: '/fees_assignment/scholarship_management',
    claim: 'fees',
    menu: MENU,
  },
  scholarship: { name: 'Scholarship', to: '/fees_assignment/scholarship_management/view_scholarship', claim: 'fees' },
  scholarshipEdit: { name: 'Edit scholarship', to: '/fees_assignment/scholarship_management/edit', claim: 'fees' },
  fees: { name: 'Fees', to: '/fees_assignment/busary_fees', claim: 'fees', menu: MENU },
  feeTypes: { name: 'Types of fees', to: '/fees_assignment/fee_types', claim: 'fees' },
  feeCategories: { name: 'Categories of fees', to: '/fees_assignment/fee_categories', claim: 'fees' },
  studentInvoices: {
    name: 'Students’ invoices',
    to: '/invoice_management/invoice',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  studentInvoice: { name: 'Invoice', to: '/invoice_management/invoice/record', claim: 'invoices' },
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
} as const satisfies StatedPages;

/** Open to everyone who has the payer's address; a student's dashboard leads there. */
export const OWN_PAYMENTS = { name: 'Payments and receipts', to: '/sundry/payment_history', claim: 'student' } as const;
