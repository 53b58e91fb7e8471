import { INVOICE_STATES } from '#contract/finance/invoice-states.ts';
import { deactivateFeeInvoice, updateFeeInvoice } from '#contract/finance/student-invoices.ts';
import type { Act } from '../../kit/acts/acts.ts';
import { Problem } from '../../platform/problem.ts';
import { INVOICE_FAILED } from '../payments/service.ts';

interface State {
  readonly state: string;
  readonly purpose: string;
}

/** Nothing that is paid is ever void, and nothing void comes back. */
const ended = ({ state }: State): Problem | undefined => {
  if (state === INVOICE_STATES.open) return undefined;
  return new Problem(
    409,
    state === INVOICE_STATES.void ? 'This invoice is void already' : 'This invoice is paid, so it stays',
    {
      title: INVOICE_FAILED,
    },
  );
};

/** Made by pages of students' fees; hostels and late registration price their own. */
const PRICED: readonly string[] = ['school', 'balance', 'acceptance', 'development', 'sundry', 'change-of-degree'];

export const deactivating: Act<State> = { endpoint: deactivateFeeInvoice, refusal: ended };

export const repricing: Act<State> = {
  endpoint: updateFeeInvoice,
  refusal: (invoice) =>
    ended(invoice) ??
    (PRICED.includes(invoice.purpose)
      ? undefined
      : new Problem(422, 'This invoice is not priced by the fee assignments', { title: INVOICE_FAILED })),
};
