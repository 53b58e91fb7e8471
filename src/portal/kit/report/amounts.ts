import { formatNaira, withThousands } from '#rules/money.ts';

/** `kobo` is money in whole kobo. */
export type Unit = 'count' | 'kobo';

export const amountText = (amount: number, unit: Unit): string => (unit === 'kobo' ? formatNaira(amount) : withThousands(amount));

/** 2 of 3 as '67%', and '-' of nothing. */
export const shareText = (part: number, whole: number): string => (whole === 0 ? '-' : `${Math.round((part / whole) * 100)}%`);
