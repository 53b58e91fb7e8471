import { displayDate } from './displayDate.ts';
import { withThousands } from './money.ts';
import { NORMALISERS } from './normalisers.ts';

interface Shown {
  readonly isCalculated?: boolean | undefined;
  /** The most places that the field takes. */
  readonly decimals?: number | undefined;
}

/** Naira have two places. */
const KOBO = 2;

/**
 * What was typed as it is read, by its field's format: a day as dd/mm/yyyy, and a NIN masked. Only its own form shows a NIN whole.
 * A number that was typed stands as it was, one with two places as money with its kobo: 1250.50. One that was calculated is an amount
 * too, and is read as one: 1,250.50.
 */
export function displayAnswer(
  value: unknown,
  format: string | undefined,
  { isCalculated = false, decimals }: Shown = {},
): string {
  const text = typeof value === 'number' && decimals === KOBO ? value.toFixed(KOBO) : String(value);
  if (isCalculated && typeof value === 'number') return withThousands(text) || text;
  if (format === 'nin') return maskNin(text);
  return format === 'date' ? displayDate(text) : text;
}

/** How an answer of the field is shown. */
export const shownAs = ({
  calculated,
  decimals,
}: {
  readonly calculated?: object;
  readonly decimals?: number;
}): Shown => ({
  isCalculated: calculated !== undefined,
  decimals,
});

const MASK = '•••••••';

/** '12345678901' as '•••••••8901'. A draft may hold a part of one, whose last digits are no longer the last. */
function maskNin(text: string): string {
  const digits = NORMALISERS.ungrouped(text);
  return digits.length < 11 ? MASK : MASK + digits.slice(-4);
}
