import type { Domain } from '../platform/domain.ts';
import { openingBalances } from './opening-balances/index.ts';
import { adjustments } from './adjustments/index.ts';
import { bank } from './bank/index.ts';
import { closings } from './closings/index.ts';
import { assignments } from './assignments/index.ts';
import { books } from './books/index.ts';
import { bursarySettings } from './bursary-settings/index.ts';
import { bursaryInvoices } from './bursary-invoices/index.ts';
import { debtors } from './debtors/index.ts';
import { feeSetup } from './fee-setup/index.ts';
import { feePostings } from './fee-postings/index.ts';
import { feePaperDomain } from './fee-papers/index.ts';
import { fees } from './fees/index.ts';
import { invoices } from './invoices/index.ts';
import { ownPayments } from './own-payments/index.ts';
import { publications } from './publications/index.ts';
import { loans } from './loans/index.ts';
import { payments } from './payments/index.ts';
import { plans } from './plans/index.ts';
import { receipts } from './receipts/index.ts';
import { scholarships } from './scholarships/index.ts';
import { studentAccounts } from './student-accounts/index.ts';
import { studentFees } from './student-fees/index.ts';
import { studentInvoices } from './student-invoices/index.ts';
import { reconciliation } from './reconciliation/index.ts';
import { refunds } from './refunds/index.ts';

export const financeWing: readonly Domain[] = [
  payments,
  invoices,
  reconciliation,
  refunds,
  adjustments,
  bank,
  loans,
  closings,
  openingBalances,
  receipts,
  ownPayments,
  fees,
  feeSetup,
  assignments,
  publications,
  bursarySettings,
  feePostings,
  plans,
  studentFees,
  feePaperDomain,
  studentInvoices,
  studentAccounts,
  debtors,
  books,
  bursaryInvoices,
  scholarships,
];
