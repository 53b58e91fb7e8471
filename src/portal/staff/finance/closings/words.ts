import { FINANCE } from '#contract/finance/pages.ts';

export const closingOf = (id: string): string => `${FINANCE.closing.to}?id=${id}`;
