import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from './service.ts';

/** Goes with what submits, so that a repeat mails nobody again. */
export async function mailSubmitted(
  tx: Queryable,
  { mail, settings, now }: Platform,
  { application: { id, programme, applicationNumber, rrr, facts } }: { readonly application: Application },
): Promise<void> {
  await mail.queue(tx, {
    kind: 'application-submitted',
    subjectKind: 'application',
    subjectId: id,
    to: { name: fullName(facts), address: facts.email },
    content: {
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
    },
  });
}
