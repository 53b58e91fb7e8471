import { formatNaira } from '../money.ts';
import { foldText } from '../text/foldText.ts';

/** What money is refunded from. */
export interface RefundSource {
  /** What is due to the payer: of a case what was set aside, of a student the credit. */
  readonly heldKobo: number;
  /** What the student owes: credit is refunded only beyond it. */
  readonly owedKobo: number;
  /** Of refunds that wait for approval. */
  readonly askedKobo: number;
}

/** What may be approved now: what others asked for does not count, since the first who is approved has it. */
export const approvableKobo = ({ heldKobo, owedKobo }: RefundSource): number => Math.max(heldKobo - owedKobo, 0);

/** What may be asked for. */
export const refundableKobo = (source: RefundSource): number => Math.max(approvableKobo(source) - source.askedKobo, 0);

/** The message for an amount that its source has not. */
export function amountMistake(amountKobo: number, refundableKobo: number): string | null {
  if (amountKobo <= 0) return 'please enter the amount, as 10,000.50';
  if (refundableKobo === 0) return 'nothing is left to refund';
  return amountKobo > refundableKobo ? `only up to ${formatNaira(refundableKobo)} can be refunded` : null;
}

/** Initials are no names. */
const namesIn = (text: string): Set<string> =>
  new Set(
    foldText(text)
      .split(/[^a-z]+/)
      .filter((name) => name.length > 1),
  );

const ENOUGH = 2;

/** The names that the payer and the bank account share, in any order, whatever their marks. */
export function sharedNames(payer: string, account: string): number {
  const ofAccount = namesIn(account);
  return [...namesIn(payer)].filter((name) => ofAccount.has(name)).length;
}

/** Two shared names make it the payer's own account; of who has one name alone, that one. */
export const isOwnAccount = (payer: string, account: string): boolean =>
  sharedNames(payer, account) >= Math.max(Math.min(namesIn(payer).size, ENOUGH), 1);

/** The message for an account of another name without a reason. */
export const nameMistake = (payer: string, account: string, nameReason: string): string | null =>
  nameReason.trim() === '' && !isOwnAccount(payer, account)
    ? `fewer than two names are those of ${payer}: please say why they differ`
    : null;

/** The message for a day on which the bank cannot have paid it. Days are YYYY-MM-DD. */
export function paidOnMistake(paidOn: string, { sentOn, today }: { readonly sentOn: string; readonly today: string }) {
  if (paidOn > today) return 'this day is still to come';
  return paidOn < sentOn ? 'this day is before the bank had its file' : null;
}
