import type { PageDefinitions } from '../kit/page.ts';

/** What the student loan fund pays for students. */
export const LOANS = {
  loanBatches: {
    name: 'Student loans',
    to: '/invoice_management/loans',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  loanBatch: { name: 'Loan batch', to: '/invoice_management/loans/batch', claim: 'invoices' },
  loanLines: { name: 'Lines', to: '/invoice_management/loans/lines', claim: 'invoices' },
  loanWaiting: { name: 'Who waits', to: '/invoice_management/loans/waiting', claim: 'invoices' },
  loanUpload: { name: 'Upload a loan list', to: '/invoice_management/loans/upload', claim: 'loans' },
} as const satisfies PageDefinitions;
