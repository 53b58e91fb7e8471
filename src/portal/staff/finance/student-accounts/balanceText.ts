import { formatNaira } from '#rules/money.ts';

export const balanceText = (kobo: number): string => (kobo < 0 ? `${formatNaira(-kobo)} credit` : formatNaira(kobo));
