import type { Programme } from '#catalogue/programme.ts';
import { normaliseJambNumber } from '#rules/jambNumber.ts';
import { mistakesIn } from '#rules/mistakes.ts';
import { normalisePhone } from '#rules/phone.ts';
import {
  applicantInvoiceByRegNumber,
  applicantInvoiceByRrr,
  readRrr,
  type ApplicantInvoice,
} from '../../finance/payments/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';

const TITLE = 'Invalid Action!';

/** By the names of the entrance's fields. */
export type Typed = Readonly<Record<string, string>>;

export interface EntranceKey {
  /** Guesses at one sort of key are counted together. */
  readonly guessed: string;
  readonly what: string;
  readonly unknown: string;
  readonly unpaid: string;
  find(): Promise<ApplicantInvoice | undefined>;
  /** Whether the RRR was typed, which its payer knows; a registration and a phone number others may know too. */
  isByRrr(invoice: ApplicantInvoice): boolean;
  refused(message: string): Problem;
}

export const byRrr = ({ database }: Platform, { rrr: typed = '' }: Typed): EntranceKey => ({
  guessed: 'rrr',
  what: 'RRR',
  unknown: 'Invalid action, please enter correct details',
  unpaid: 'This invoice has not been paid. Please pay it, then log in with its RRR',
  find: () => applicantInvoiceByRrr(database, readRrr(typed)),
  isByRrr: () => true,
  refused: refusedAt('rrr'),
});

/** An unknown number and a wrong proof get the same answer. A friend may know a registration and a phone number. */
export const byRegNumber = (
  { database }: Platform,
  { applicationTypeId, name }: Programme,
  { regNumber = '', phoneOrRrr = '' }: Typed,
  device: Buffer,
): EntranceKey => ({
  guessed: 'jamb',
  what: 'invoice',
  unknown: `No ${name} invoice has this registration number with this phone number or RRR. Please check both, or generate an invoice first`,
  unpaid: 'This invoice has not been paid. Please pay it, then log in with your JAMB registration number',
  find: () =>
    applicantInvoiceByRegNumber(
      database,
      normaliseJambNumber(regNumber)!,
      { phone: normalisePhone(phoneOrRrr) ?? '', rrr: readRrr(phoneOrRrr), device },
      applicationTypeId,
    ),
  isByRrr: ({ rrr }) => rrr === readRrr(phoneOrRrr),
  refused: refusedAt('regNumber'),
});

const refusedAt = (field: string) => (message: string) =>
  new Problem(422, message, { title: TITLE, errors: { [`/${field}`]: message } });

/** @throws Problem 422 when anything that must be typed is missing or has the wrong shape */
export function refuse(mistakes: Readonly<Record<string, string | null>>): void {
  const wrong = mistakesIn(mistakes);
  const [first] = Object.values(wrong);
  if (first) throw new Problem(422, first, { title: TITLE, errors: wrong });
}
