import { FORMATS } from './formats.ts';
import { normalisePhone } from './phone.ts';

/** An email address in lower case, or a phone number as it is stored; null for what is neither. */
export function readContact(typed: string): string | null {
  const text = typed.trim();
  return FORMATS.email(text) ? text.toLowerCase() : normalisePhone(text.replace(/[\s-]/g, ''));
}

export function contactMistake(typed: string): string | null {
  if (typed.trim() === '') return 'please enter your email address or phone number';
  return readContact(typed) === null ? 'please enter an email address, or a phone number such as 08031234567' : null;
}

/** Enough of 'kemi@example.com' for its owner to know it: 'k•••@example.com'. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
