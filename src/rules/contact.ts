import { FORMATS } from './formats.ts';
import { normaliseJambNumber } from './jambNumber.ts';
import { NORMALISERS } from './normalisers.ts';
import { normalisePhone } from './phone.ts';

/** An email address in lower case, or a phone number as it is stored; null for what is neither. */
export function readContact(typed: string): string | null {
  const email = NORMALISERS.email(typed);
  return FORMATS.email(email) ? email.toLowerCase() : normalisePhone(typed);
}

export function contactMistake(typed: string): string | null {
  if (typed.trim() === '') return 'please enter your email address or phone number';
  return readContact(typed) === null ? 'please enter an email address, or a phone number such as 08031234567' : null;
}

/** Many people may share an address, so a number on the invoice is asked for beside it. */
export const needsNumber = (contact: string): boolean => contact.includes('@');

/** A phone number, a JAMB registration number or an invoice number as it is stored; null for what is none. */
export function readInvoiceKey(typed: string): string | null {
  const invoiceNumber = NORMALISERS.capitals(typed);
  return (
    normalisePhone(typed) ?? normaliseJambNumber(typed) ?? (/^INV\d{10}$/.test(invoiceNumber) ? invoiceNumber : null)
  );
}

export function invoiceKeyMistake(typed: string): string | null {
  if (typed.trim() === '') return 'please enter your phone number, JAMB registration number or invoice number too';
  return readInvoiceKey(typed) === null
    ? 'please enter a phone number, a JAMB registration number or an invoice number such as INV2600000001'
    : null;
}

/** Enough of 'kemi@example.com' for its owner to know it: 'k•••@example.com'. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
