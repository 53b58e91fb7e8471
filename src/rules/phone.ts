import { FORMATS } from './formats.ts';
import { NORMALISERS } from './normalisers.ts';

/** '+234 803 123 4567' is stored, compared and shown as 08031234567; null for what is no phone. */
export function normalisePhone(typed: string): string | null {
  const text = NORMALISERS.ungrouped(typed);
  return FORMATS.phone(text) ? text.replace(/^\+234/, '0') : null;
}
