import { FINANCE } from '#contract/finance/pages.ts';

export const refundOf = (id: string): string => `${FINANCE.refund.to}?id=${id}`;
