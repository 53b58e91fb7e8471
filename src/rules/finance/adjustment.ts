import { formatNaira } from '../money.ts';

export type AdjustmentKind = 'waiver' | 'write-off' | 'lodgement';

interface Within {
  readonly amountKobo: number;
  /** What the same officer posted at once for the same student in the days that count. */
  readonly postedKobo: number;
  /** The highest of the officer's roles; 0 where none has one. */
  readonly limitKobo: number;
}

/** Days in which what one officer posts at once for one student counts together: a sum in small pieces is that sum. */
export const COUNTED_DAYS = 30;

/** Whether the officer's act posts at once. Above the limit it waits for another person. */
export const isWithinLimit = ({ amountKobo, postedKobo, limitKobo }: Within): boolean =>
  amountKobo + postedKobo <= limitKobo;

interface OfCharge {
  readonly dueKobo: number;
  /** Of requests that wait for approval. */
  readonly askedKobo: number;
}

/** What may be waived or written off of a charge by another request. */
export const waivableKobo = ({ dueKobo, askedKobo }: OfCharge): number => Math.max(dueKobo - askedKobo, 0);

/** The message for an amount that a charge has not. */
export function reliefMistake(amountKobo: number, waivableKobo: number): string | null {
  if (amountKobo <= 0) return NO_AMOUNT;
  if (waivableKobo === 0) return 'nothing is left of this charge';
  return amountKobo > waivableKobo ? `only ${formatNaira(waivableKobo)} is left of this charge` : null;
}

const NO_AMOUNT = 'please enter the amount, as 10,000.50';

const FEWEST_SIGNS = 4;

/** As a slip's number is compared: capitals and digits, without zeros before it. */
export const tellerKey = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');

interface Slip {
  readonly amountKobo: number;
  readonly tellerNumber: string;
  readonly lodgedOn: string;
}

/** The messages for what a slip cannot say, by field. Days are YYYY-MM-DD. */
export function slipMistakes({ amountKobo, tellerNumber, lodgedOn }: Slip, today: string): Record<string, string> {
  return {
    ...(amountKobo <= 0 && { '/amount': NO_AMOUNT }),
    ...(tellerKey(tellerNumber).length < FEWEST_SIGNS && {
      '/tellerNumber': 'a teller number has four letters or digits at least',
    }),
    ...(lodgedOn > today && { '/lodgedOn': 'this day is still to come' }),
  };
}

/** Whether a line of a bank's statement names the slip, as a word of its own. */
export const namesTeller = (line: string, tellerNumber: string): boolean =>
  line.split(/[^\dA-Za-z]+/).some((word) => tellerKey(word) === tellerNumber);
