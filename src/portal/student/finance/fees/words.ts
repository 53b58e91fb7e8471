import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import type { StatusLook } from '../../../kit/StatusTag.tsx';

export const PART_WORDS = {
  Full: 'Full',
  FirstInstallment: 'First Installment',
  SecondInstallment: 'Second Installment',
} as const;

export const INVOICE_LOOKS: Readonly<Record<StudentInvoice['status'], StatusLook>> = {
  Paid: 'success',
  'Paid by credit': 'success',
  'Not paid': 'unapproved',
  Void: 'notsubmitted',
};
