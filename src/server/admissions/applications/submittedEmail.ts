import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { FollowUp } from './followUp.ts';

/** Goes with the save that submits, so a save that is repeated mails nobody again. */
export const mailSubmitted: FollowUp = async (tx, { mail, settings, now }, { application: { id, programme, applicationNumber, rrr, facts } }) => {
  await mail.queue(tx, {
    kind: 'application-submitted', subjectKind: 'application', subjectId: id, to: { name: fullName(facts), address: facts.email },
    content: {
      subject: `Your ${programme.name} application has been submitted`,
      greeting: `Dear ${facts.firstname},`,
      parts: [
        'We have received your application. Your answers can no longer be changed.',
        { facts: [['Application number', applicationNumber], ['RRR', rrr], ['Submitted on', displayDate(lagosDay(now()))]] },
        'Log in with the same details as before to print your slip, today or later:',
        { link: settings.publicUrl + programme.routes.login, label: 'Log in and print your slip' },
      ],
    },
  });
};
