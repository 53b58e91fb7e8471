import { FORMATS } from './formats.ts';

/** +2348031234567 is stored, compared and shown as 08031234567; null for what is no phone. */
export function normalisePhone(typed: string): string | null {
  const text = typed.trim();
  return FORMATS.phone(text) ? text.replace(/^\+234/, '0') : null;
}
