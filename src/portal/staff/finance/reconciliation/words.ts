import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { withThousands } from '#rules/money.ts';

export const paymentOf = (reference: string): string =>
  `${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference })}`;
export const caseOf = (id: string): string => `${FINANCE.case.to}?id=${id}`;
export const reportOf = (id: number): string => `${FINANCE.reconciliation.to}?reconciliation=${id}`;

export const CASE_NAMES: Readonly<Record<CaseKind, string>> = declared.columns.kind.values;

export const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;
