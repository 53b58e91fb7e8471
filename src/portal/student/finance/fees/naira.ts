import { formatNaira } from '#rules/money.ts';

/** 2500 naira, as an invoice has them, as ₦2,500.00. */
export const naira = (amount: number): string => formatNaira(Math.round(amount * 100));
