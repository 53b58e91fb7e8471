import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailPart, EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from '../applications/service.ts';

interface Asked {
  readonly titles: readonly string[];
  readonly words: string;
  readonly until: string;
  readonly isSensitive: boolean;
}

/** What is about a sensitive answer is read after the login alone. */
export const mailAsked = (
  platform: Platform,
  tx: Queryable,
  application: Application,
  { titles, words, until, isSensitive }: Asked,
): Promise<void> =>
  queue(platform, tx, application, `A question about your ${application.programme.name} application`, [
    isSensitive
      ? `The admissions office has a question about your application ${application.applicationNumber}. Log in to read it.`
      : `The admissions office has a question about your application ${application.applicationNumber}: ${titles.join(', ')}.`,
    ...(isSensitive ? [] : ['The office writes:', words]),
    `Please answer until ${displayDate(until)}. Only what is asked about can be changed. Your application stays submitted.`,
    loginLink(platform, application, 'Answer the office'),
  ]);

export const mailWithdrawn = (platform: Platform, tx: Queryable, application: Application): Promise<void> =>
  queue(platform, tx, application, `The questions about your ${application.programme.name} application are withdrawn`, [
    `The admissions office no longer asks what it asked about your application ${application.applicationNumber}. You need not answer.`,
  ]);

export const mailCorrected = (
  platform: Platform,
  tx: Queryable,
  application: Application,
  { title, reason, isSensitive }: { readonly title: string; readonly reason: string; readonly isSensitive: boolean },
): Promise<void> =>
  queue(platform, tx, application, `Your ${application.programme.name} application was corrected`, [
    isSensitive
      ? `The admissions office has corrected an answer of your application ${application.applicationNumber}. Log in to read it on your slip.`
      : `The admissions office has corrected an answer of your application ${application.applicationNumber}: ${title}.`,
    ...(isSensitive ? [] : ['The office writes:', reason]),
    'Print the new slip: it replaces the one you have.',
    loginLink(platform, application, 'Log in and print your slip'),
  ]);

const loginLink = ({ settings }: Platform, { programme }: Application, label: string): EmailPart => ({
  link: settings.publicUrl + programme.routes.login,
  label,
});

const queue = (
  { mail }: Platform,
  tx: Queryable,
  { id, facts }: Application,
  subject: string,
  parts: EmailText['parts'],
): Promise<void> =>
  mail.queue(tx, {
    kind: 'application-query',
    subjectKind: 'application',
    subjectId: id,
    to: { name: fullName(facts), address: facts.email },
    content: { subject, greeting: `Dear ${facts.firstname},`, parts },
  });
