import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { textOf } from '../../kit/answers/textOf.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { commonValues, inOwnWords, type MailValues } from '../../platform/programmes/ownWords.ts';
import { answerReader } from '../slips/answerReader.ts';
import type { Application } from './service.ts';

/** Goes with what submits, so that a repeat mails nobody again. */
export async function mailSubmitted(
  tx: Queryable,
  platform: Platform,
  { application }: { readonly application: Application },
): Promise<void> {
  const { id, facts } = application;
  await platform.mail.queue(tx, {
    kind: 'application-submitted',
    subjectKind: 'application',
    subjectId: id,
    to: { name: fullName(facts), address: facts.email },
    content: inDeclaredWords(platform, application, contentOf(platform, application)),
  });
}

const contentOf = (
  { settings, now }: Platform,
  { programme, applicationNumber, rrr, facts }: Application,
): EmailText => ({
  subject: `Your ${programme.name} application has been submitted`,
  greeting: `Dear ${facts.firstname},`,
  parts: [
    'We have received your application. Your answers can no longer be changed.',
    {
      facts: [
        ['Application number', applicationNumber],
        ['RRR', rrr],
        ['Submitted on', displayDate(lagosDay(now()))],
      ],
    },
    'Log in with the same details as before to print your slip, today or later:',
    { link: settings.publicUrl + programme.routes.login, label: 'Log in and print your slip' },
  ],
});

/** Words are today's; an answer is read as the version of its application asks it. */
function inDeclaredWords(platform: Platform, application: Application, content: EmailText): EmailText {
  const { programme, rrr, facts, applicationNumber } = application;
  const template = platform.catalogue.byId(programme.id)?.mails?.submitted;
  const values: MailValues = {
    ...commonValues(platform, programme, facts, rrr),
    applicationNumber,
    submittedOn: displayDate(lagosDay(platform.now())),
  };
  return inOwnWords(content, template, values, { answerAt: (path) => answerAt(platform, application, path) });
}

function answerAt({ lookups }: Platform, { programme, answers }: Application, path: string): string | undefined {
  // An older version may not have the section.
  if (!programme.sections[path.split('/')[0]!]) return undefined;
  return textOf(answerReader(programme, answers)(path), lookups);
}
