import type { Domain } from '../platform/domain.ts';
import { assignments } from './assignments/index.ts';
import { feeSetup } from './fee-setup/index.ts';
import { fees } from './fees/index.ts';
import { invoices } from './invoices/index.ts';
import { payments } from './payments/index.ts';
import { plans } from './plans/index.ts';
import { receipts } from './receipts/index.ts';
import { studentFees } from './student-fees/index.ts';
import { reconciliation } from './reconciliation/index.ts';

export const financeWing: readonly Domain[] = [
  payments,
  invoices,
  reconciliation,
  receipts,
  fees,
  feeSetup,
  assignments,
  plans,
  studentFees,
];
