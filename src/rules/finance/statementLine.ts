import { displayDate } from '../displayDate.ts';
import { isKobo, typedMoney } from '../typedMoney.ts';

/** What a line of a bank's statement says that it is. */
export type StatementLine =
  | { readonly kind: 'payment'; readonly rrr: string }
  | { readonly kind: 'lodgement' }
  | { readonly kind: 'reversal'; readonly rrr: string }
  | { readonly kind: 'refund'; readonly reference: string }
  | { readonly kind: 'charge' }
  | { readonly kind: 'debit' };

/** What it says in all its columns. */
export const lineText = ({
  narration,
  reference,
}: {
  readonly narration: string;
  readonly reference: string | null;
}): string => (reference === null ? narration : `${narration} ${reference}`);

/** A line as a lodgement is found by: by the bank's own reference, or by the account and the day of a line without one. */
export function bankReferenceInWords(reference: string): string {
  const [account, day, ...rest] = reference.split('|');
  if (day === undefined) return reference;
  return rest.at(-2) || `Account ${account}, ${displayDate(day)}`;
}

/** Twelve digits, in groups too, and no part of a longer number. */
const RRR = /(?<![\d-])(\d(?:[ -]?\d){11})(?![ -]?\d)/;
const REFUND = /\bRF\d{6}\b/i;
const CHARGE =
  /\b(?:charges?|commission|commissions|fees?|vat|stamp ?duty|levy|sms|cot|maintenance|emtl|transfer fee)\b/i;

/** @param amountKobo what came in; below zero it went out */
export function readStatementLine(narration: string, amountKobo: number): StatementLine {
  const rrr = RRR.exec(narration)?.[1]?.replaceAll(/\D/g, '');
  if (amountKobo > 0) return rrr === undefined ? { kind: 'lodgement' } : { kind: 'payment', rrr };
  if (rrr !== undefined) return { kind: 'reversal', rrr };
  const reference = REFUND.exec(narration)?.[0].toUpperCase();
  if (reference !== undefined) return { kind: 'refund', reference };
  return CHARGE.test(narration) ? { kind: 'charge' } : { kind: 'debit' };
}

/** A provider that pays out less than was paid keeps at most two per cent and ₦2,150, its highest charge with tax. */
export const isCharge = (paidKobo: number, settledKobo: number): boolean => {
  const keptKobo = paidKobo - settledKobo;
  return keptKobo > 0 && keptKobo <= Math.min(paidKobo * 0.02, 215_000);
};

/** How files write that a cell says nothing. */
const NOTHING = /^(?:-+|nil|null|n\/a|0(?:\.0+)?)$/i;
const MINUS = /^(?:\((.+)\)|-(.+)|(.+)-)$/;

/** Kobo of a cell; 0 for nothing, undefined for what is no amount. '(483.75)' and '-483.75' are below zero. */
export function statementKobo(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(/(?:CR|DR)$/i, '');
  if (plain === '' || NOTHING.test(plain)) return 0;
  const negative = MINUS.exec(plain)
    ?.slice(1)
    .find((part) => part !== undefined);
  const amount = typedMoney(negative ?? plain);
  if (!isKobo(amount)) return undefined;
  return negative === undefined ? amount : 0 - amount;
}
