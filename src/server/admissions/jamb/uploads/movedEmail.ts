import type { EmailText } from '../../../platform/mail/emailText.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';

/** A form that is submitted does not change any more, so the office does what is left to do. */
export const movedEmail = (
  { school }: Pick<Settings, 'school'>,
  { fullName, applicationNumber, isSubmitted, before, after }: RowOf<'moved-candidates-in-slice'>,
): EmailText => ({
  subject: 'JAMB lists you for another course now',
  greeting: `Dear ${fullName},`,
  parts: [
    'The new list of JAMB names another course for you than the list before. Your application stays as you filled it in.',
    {
      facts: [
        ['Application number', applicationNumber],
        ['Course before', before],
        ['Course now', after],
      ],
    },
    isSubmitted
      ? `You choose. If you want ${after}, please tell the admissions office: call ${school.phone}, or write to ${school.email}. Otherwise there is nothing to do at the college.`
      : `You choose. If you want ${after}, open your application and select it under Programme. Otherwise there is nothing to do at the college.`,
    `If JAMB's list is wrong, please ask JAMB to correct it.`,
  ],
});
