import { dayAfter } from '../days/calendar.ts';
import { lagosDay } from '../lagosDay.ts';

/** From when the days of an offer count: since it has reached the candidate, or since it was made. */
export type CountsFrom = 'delivery' | 'publication';

/** The offers of a session. */
export interface OfferRule {
  readonly countsFrom: CountsFrom;
  /** Whole days in Lagos after the one from which they count. */
  readonly days: number;
  /** Of who moves up from the waiting list. */
  readonly waitingDays: number;
}

/** As in CAPS: 72 hours. A college that has set nothing counts from the delivery. */
export const USUAL_OFFER_RULE: OfferRule = { countsFrom: 'delivery', days: 3, waitingDays: 3 };

/** The last day on which an offer can be answered, which ends at midnight in Lagos. */
export const lastDayAfter = (from: Date, days: number): string => dayAfter(lagosDay(from), days);

/** What became of the latest mail about an offer; the answer is the mail server's. */
export interface OfferMail {
  readonly isRefused: boolean;
  readonly answer: string | null;
}

/** Why an offer has not reached the candidate, in a few words for who is to phone. */
export function whyUndelivered(address: string | null, mail: OfferMail | null): string {
  if (mail?.isRefused) return `Email refused: ${mail.answer ?? 'no answer'}`;
  if (address === null) return 'No email address';
  if (mail === null) return 'No email about the offer was sent';
  return mail.answer === null ? 'The email is on its way' : `The email is tried again: ${mail.answer}`;
}
