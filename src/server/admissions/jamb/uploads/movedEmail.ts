import type { EmailText } from '../../../platform/mail/emailText.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { Row } from '../../../platform/database/statement.ts';
import type { movedIn } from './movedSql.ts';

/** A form that is submitted does not change any more, so the office does what is left to do. */
export const movedEmail = (
  { school }: Pick<Settings, 'school'>,
  { full_name, application_number, is_submitted, before, after }: Row<typeof movedIn.columns>,
): EmailText => ({
  subject: 'JAMB lists you for another course now',
  greeting: `Dear ${full_name},`,
  parts: [
    'The new list of JAMB names another course for you than the list before. Your application stays as you filled it in.',
    {
      facts: [
        ['Application number', application_number],
        ['Course before', before],
        ['Course now', after],
      ],
    },
    is_submitted
      ? `You choose. If you want ${after}, please tell the admissions office: call ${school.phone}, or write to ${school.email}. Otherwise there is nothing to do at the college.`
      : `You choose. If you want ${after}, open your application and select it under Programme. Otherwise there is nothing to do at the college.`,
    `If JAMB's list is wrong, please ask JAMB to correct it.`,
  ],
});
