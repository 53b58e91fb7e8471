import { displayDate } from './displayDate.ts';
import { withThousands } from './money.ts';
import { NORMALISERS } from './normalisers.ts';

/**
 * What was typed as it is read, by its field's format: a day as dd/mm/yyyy, and a NIN masked. Only its own form shows a NIN whole.
 * A number that was typed stands as it was; one that was calculated is an amount, and is read as one: 1,250.5.
 */
export function displayAnswer(value: unknown, format: string | undefined, isCalculated = false): string {
  if (isCalculated && typeof value === 'number') return withThousands(value) || String(value);
  const text = String(value);
  if (format === 'nin') return maskNin(text);
  return format === 'date' ? displayDate(text) : text;
}

const MASK = '•••••••';

/** '12345678901' as '•••••••8901'. A draft may hold a part of one, whose last digits are no longer the last. */
function maskNin(text: string): string {
  const digits = NORMALISERS.ungrouped(text);
  return digits.length < 11 ? MASK : MASK + digits.slice(-4);
}
