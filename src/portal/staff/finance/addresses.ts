import { FINANCE } from '#contract/finance/pages.ts';

export const refundOf = (id: string): string => `${FINANCE.refund.to}?id=${id}`;

export const adjustmentOf = (id: string): string => `${FINANCE.adjustment.to}?id=${id}`;
export const loanBatchOf = (id: string): string => `${FINANCE.loanBatch.to}?id=${id}`;
export const openingLineOf = (id: string): string => `${FINANCE.openingLine.to}?id=${id}`;
export const openingPaperOf = (id: string): string => `${FINANCE.openingPaper.to}?id=${id}`;
