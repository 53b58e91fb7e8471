import { displayDate } from '#rules/displayDate.ts';
import { lastDayAfter } from '#rules/admissions/offerClock.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export type MailAbout = 'offered' | 'extended' | 'lapsed' | 'taken-back' | 'accepted' | 'declined';

type Reached = RowOf<'reached-by-admissions'>;

const STATUS_PAGE = '/admission_status_reciepts';

const LONGER = 'If this email reached you on a later day, you have longer: your admission page says the last day.';

/** Where the days begin with the delivery, as if it were today. */
function lastDayOf(offerUntil: string | null, offerDays: number | null, now: Date): string | undefined {
  const until = offerUntil ?? (offerDays === null ? null : lastDayAfter(now, offerDays));
  return until ? displayDate(until) : undefined;
}

/** What is mailed to a candidate; `reason` is an officer's own words. */
export function offerEmail(
  { settings: { school, publicUrl }, now }: Pick<Platform, 'settings' | 'now'>,
  about: MailAbout,
  { fullName, regNumber, programme, offerUntil, offerDays }: Reached,
  reason: string | null,
): EmailText {
  const isFromDelivery = offerUntil === null && offerDays !== null;
  const lastDay = lastDayOf(offerUntil, offerDays, now());
  const words = reason ? ['The admissions office writes:', reason] : [];
  const way = { link: publicUrl + STATUS_PAGE, label: 'Accept or decline' };
  const facts = {
    facts: [
      ['Registration number', regNumber],
      ['Programme', programme],
      ...(lastDay ? [['Last day', lastDay] as const] : []),
    ] as const,
  };
  const email = (subject: string, ...parts: EmailText['parts']): EmailText => ({
    subject,
    greeting: `Dear ${fullName},`,
    parts,
  });
  switch (about) {
    case 'offered':
      return email(
        `${school.name} offers you admission`,
        `Congratulations! ${school.name} offers you admission into ${programme}.`,
        facts,
        lastDay
          ? `Please accept or decline until midnight of ${lastDay}, in Lagos. Then the offer lapses, and your seat may go to another.`
          : 'Please accept or decline.',
        ...(isFromDelivery ? [LONGER] : []),
        ...words,
        way,
      );
    case 'extended':
      return email(
        lastDay ? `You may accept your admission until ${lastDay}` : 'You have longer to accept your admission',
        `Your offer of admission into ${programme} is open${lastDay ? ` until ${lastDay}` : ''}.`,
        ...words,
        way,
      );
    case 'lapsed':
      return email(
        'Your offer of admission has lapsed',
        `The last day of your offer of admission into ${programme} has passed without an answer.`,
        `If you still want the place, please ask the admissions office. Call ${school.phone}, or write to ${school.email}.`,
      );
    case 'taken-back':
      return email(
        'Your offer of admission is taken back',
        `The offer of admission into ${programme} is taken back.`,
        ...words,
      );
    case 'accepted':
      return email(
        'You have accepted your admission',
        `You have accepted admission into ${programme}.`,
        facts,
        `If it was not you, please call the admissions office at once on ${school.phone}.`,
        { link: publicUrl + STATUS_PAGE, label: 'See what comes next' },
      );
    case 'declined':
      return email(
        'You have declined your admission',
        `You have declined admission into ${programme}.`,
        facts,
        `If it was not you, please call the admissions office at once on ${school.phone}.`,
      );
  }
}
