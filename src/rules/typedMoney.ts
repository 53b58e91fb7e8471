import { koboFromNaira } from './money.ts';

/** What a field of money holds: whole kobo, '' for nothing, or what was typed and is no amount. */
export type Amount = number | string;

const SIGN = /^(?:₦|NGN|N)/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/** '10,000', '₦10 000' and 'N10000.00' become 1000000 kobo. A comma that does not part thousands leaves the text as typed: nobody guesses at money. */
export function typedMoney(text: string): Amount {
  const plain = text.replace(/\s/g, '').replace(SIGN, '');
  return koboFromNaira(GROUPED.test(plain) ? plain.replaceAll(',', '') : plain) ?? text.trim();
}

export const isKobo = (amount: Amount): amount is number => typeof amount === 'number';
