import { deactivateFeeInvoice, updateFeeInvoice } from '#contract/finance/student-invoices.ts';
import type { Act } from '../../kit/acts/acts.ts';
import { Problem } from '../../platform/problem.ts';
import { refusalOfEnded } from '../invoices/service.ts';
import { INVOICE_FAILED } from '../payments/service.ts';

interface State {
  readonly state: string;
  readonly purpose: string;
}

/** Made by pages of students' fees; hostels and late registration price their own. */
const PRICED: readonly string[] = ['school', 'balance', 'acceptance', 'development', 'sundry', 'change-of-degree'];

export const deactivating: Act<State> = { endpoint: deactivateFeeInvoice, refusal: refusalOfEnded };

export const repricing: Act<State> = {
  endpoint: updateFeeInvoice,
  refusal: (invoice) =>
    refusalOfEnded(invoice) ??
    (PRICED.includes(invoice.purpose)
      ? undefined
      : new Problem(422, 'This invoice is not priced by the fee assignments', { title: INVOICE_FAILED })),
};
