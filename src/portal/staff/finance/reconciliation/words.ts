import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { withThousands } from '#rules/money.ts';

export const VERIFY = { name: 'Verify payment status', to: '/invoice_management/verify_payment_status' };
export const CASES = { name: 'Payment cases', to: '/invoice_management/cases' };
export const RECONCILIATIONS = { name: 'Reconciliation', to: '/invoice_management/reconciliation' };

export const paymentOf = (reference: string): string => `${VERIFY.to}?${new URLSearchParams({ reference })}`;
export const caseOf = (id: string): string => `${CASES.to}/case?id=${id}`;
export const reportOf = (id: number): string => `${RECONCILIATIONS.to}/report?reconciliation=${id}`;

/** What each way of not fitting is called. */
export const CASE_NAMES: Readonly<Record<CaseKind, string>> = {
  short: 'Short payment', over: 'Overpayment', twice: 'Paid twice', superseded: 'Paid on an old RRR', mismatch: 'Another RRR or order', unconfirmed: 'Paid here, not there', disputed: 'Number in dispute',
};

export const DIFFERENCE_NAMES = { missed: 'Paid there, not here', ...CASE_NAMES };

export const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, name]) => ({ value, name }));

export const STATES = { open: 'Open', settled: 'Settled' };

export const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;
