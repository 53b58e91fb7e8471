import type { Mails, Programme } from '#catalogue/programme.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { paymentPage } from '../../finance/payments/service.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { commonValues, inOwnWords, type MailValues } from '../../platform/programmes/ownWords.ts';
import { mailedTo } from '../../platform/rate-limit/buckets.ts';
import { withinPace } from '../../platform/rate-limit/rateLimit.ts';
import { openSession } from '../../school/sessions/service.ts';
import { isDueToRemind } from './policy.ts';
import { takeDueReminders } from './sql.ts';

/** Emails of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 100;

type Due = RowOf<'take-due-reminders'>;
type Reminder = NonNullable<Mails['reminder']>;

/** Each applicant once, however often it runs or is killed: what is marked and what is mailed are one transaction. */
export async function remindBeforeClosing(platform: Platform, closing: AbortSignal): Promise<void> {
  const session = await openSession(platform.database);
  if (!session) return;
  for (const { programme, reminder } of dueProgrammes(platform)) {
    while (!closing.aborted && (await remindSome(platform, programme, reminder, session.id))) platform.mail.prompt();
  }
}

function dueProgrammes(platform: Platform): { readonly programme: Programme; readonly reminder: Reminder }[] {
  return platform.catalogue.programmes.flatMap((declared) => {
    const programme = platform.closingDates.asItCloses(declared);
    const reminder = programme.mails?.reminder;
    return reminder && isDueToRemind(platform.now(), programme.opens, programme.closes, reminder.daysBefore)
      ? [{ programme, reminder }]
      : [];
  });
}

/** Where many invoices have one address, its mailbox is not filled: who is beyond the limit counts as reminded. */
const remindSome = (
  platform: Platform,
  programme: Programme,
  reminder: Reminder,
  sessionId: number,
): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const { applicationTypeId } = programme;
    const now = platform.now();
    const due = await takeDueReminders(tx, { applicationTypeId, sessionId, now, limit: AT_ONCE });
    for (const applicant of due) {
      const { id, firstname, lastname, email } = applicant;
      const paced = { database: tx, now: platform.now };
      if (!(await withinPace(paced, [mailedTo('reminder', email.toLowerCase())]))) continue;
      await platform.mail.queue(tx, {
        kind: 'closing-reminder',
        subjectKind: 'invoice',
        subjectId: id,
        to: { name: `${firstname} ${lastname}`, address: email },
        content: emailOf(platform, programme, reminder, applicant),
      });
    }
    return due.length > 0;
  });

function emailOf(platform: Platform, programme: Programme, reminder: Reminder, applicant: Due): EmailText {
  const values: MailValues = {
    ...commonValues(platform, programme, applicant, applicant.rrr),
    amount: formatNaira(applicant.amountKobo),
  };
  return inOwnWords(contentOf(platform, programme, applicant), reminder, values);
}

function contentOf(
  { settings: { publicUrl } }: Platform,
  { name, closes, routes }: Programme,
  { firstname, description, amountKobo, rrr, paid }: Due,
): EmailText {
  const day = displayDate(closes);
  return {
    subject: `${name} closes on ${day}`,
    greeting: `Dear ${firstname},`,
    parts: [
      `${name} closes on ${day}. ${paid ? 'You have paid, and your application is not submitted yet.' : 'Your invoice is not paid yet.'}`,
      {
        facts: [
          ['RRR', rrr],
          ['For', description],
          [paid ? 'Paid' : 'To pay', formatNaira(amountKobo)],
        ],
      },
      paid
        ? { link: publicUrl + routes.login, label: 'Go on with your application' }
        : { link: paymentPage(publicUrl, rrr), label: 'Pay this invoice' },
    ],
  };
}
