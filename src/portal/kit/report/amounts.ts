import { formatNaira, withThousands } from '#rules/money.ts';

/** `kobo` is money in whole kobo. */
export type Unit = 'count' | 'kobo';

export const amountText = (amount: number, unit: Unit): string =>
  unit === 'kobo' ? formatNaira(amount) : withThousands(amount);

const SHORT = [
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** '₦2.5m' or '300k': for an axis, whose numbers are round. */
export function shortAmount(amount: number, unit: Unit): string {
  const whole = unit === 'kobo' ? amount / 100 : amount;
  const [size, letter] = SHORT.find(([least]) => whole >= least) ?? [1, ''];
  return `${unit === 'kobo' ? '₦' : ''}${Math.round((whole / size) * 100) / 100}${letter}`;
}

/** 2 of 3 as '67%', and '-' of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((part / whole) * 100)}%`;
