import { FINANCE } from '#contract/finance/pages.ts';
import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { withThousands } from '#rules/money.ts';

export const paymentOf = (reference: string): string => `${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference })}`;
export const caseOf = (id: string): string => `${FINANCE.case.to}?id=${id}`;
export const reportOf = (id: number): string => `${FINANCE.reconciliation.to}?reconciliation=${id}`;

export const CASE_NAMES: Readonly<Record<CaseKind, string>> = {
  short: 'Short payment', over: 'Overpayment', twice: 'Paid twice', superseded: 'Paid on an old RRR', mismatch: 'Another RRR or order', unconfirmed: 'Paid here, not there', disputed: 'Number in dispute',
};

export const DIFFERENCE_NAMES = { missed: 'Paid there, not here', ...CASE_NAMES };

export const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, name]) => ({ value, name }));

export const STATES = { open: 'Open', settled: 'Settled' };

export const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;
