import { displayDate } from './displayDate.ts';
import { NORMALISERS } from './normalisers.ts';

/** What was typed as it is read, by its field's format: a day as dd/mm/yyyy, and a NIN masked. Only its own form shows a NIN whole. */
export function displayAnswer(value: unknown, format: string | undefined): string {
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
