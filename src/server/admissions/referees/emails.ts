import type { EmailText, EmailPart } from '../../platform/mail/emailText.ts';

export interface EmailFacts {
  readonly refereeName: string;
  readonly refereeEmail: string;
  readonly applicantName: string;
  /** `Postgraduate, 2026/2027` */
  readonly programme: string;
  readonly school: string;
}

export interface Entrance {
  readonly passCode: string;
  /** The address of the page, without anything of this referee. */
  readonly page: string;
  /** dd/mm/yyyy */
  readonly goodUntil: string;
}

export function requestEmail(facts: EmailFacts, entrance: Entrance): EmailText {
  const { refereeName, applicantName, programme, school } = facts;
  return {
    subject: `A reference for ${applicantName}`,
    greeting: `Dear ${refereeName},`,
    parts: [
      `${applicantName} has applied to ${school} (${programme}) and has named you as a referee. May we ask you for a reference? It takes about ten minutes.`,
      'What you write is read by the college alone and is never shown to the applicant. You may also decline there.',
      ...wayIn(facts, entrance),
    ],
  };
}

export function reminderEmail(facts: EmailFacts, entrance: Entrance): EmailText {
  const { refereeName, applicantName, programme, school } = facts;
  return {
    subject: `A reminder: reference for ${applicantName}`,
    greeting: `Dear ${refereeName},`,
    parts: [
      `${school} does not have your reference for ${applicantName} (${programme}) yet. The application cannot be considered without it. Please answer, even if you have to decline.`,
      ...wayIn(facts, entrance),
    ],
  };
}

/** What follows # in an address is never sent to a server, so the pass code is in no log on the way. */
function wayIn({ refereeEmail }: EmailFacts, { page, passCode, goodUntil }: Entrance): EmailPart[] {
  return [
    { label: 'Open the reference form', link: `${page}#${new URLSearchParams({ refereeEmail, passCode })}` },
    `If the link does not open, go to ${page} and type these:`,
    {
      facts: [
        ['Email address', refereeEmail],
        ['Pass code', passCode],
        ['Good until', goodUntil],
      ],
    },
    'The pass code is yours alone: please do not pass this email on.',
  ];
}

export function refusedEmail(
  { refereeName, refereeEmail, applicantName, programme }: EmailFacts,
  page: string,
): EmailText {
  return {
    subject: `We could not reach your referee ${refereeName}`,
    greeting: `Dear ${applicantName},`,
    parts: [
      `Our email to your referee ${refereeName} at ${refereeEmail} was refused. Your referee does not know yet that you need a reference (${programme}).`,
      'Please ask your referee for the right address and correct it in your application.',
      { label: 'Open your application', link: page },
    ],
  };
}

/** Goes to the applicant, so it says nothing of what was written. */
export function referenceReceivedEmail(
  { refereeName, applicantName, programme }: EmailFacts,
  declined: boolean,
  page: string,
): EmailText {
  return {
    subject: declined ? `${refereeName} cannot give you a reference` : `${refereeName} has given your reference`,
    greeting: `Dear ${applicantName},`,
    parts: [
      declined
        ? `${refereeName} has declined to give you a reference (${programme}). Please name another referee. If you have submitted your application, ask the college what to do.`
        : `We have received the reference of ${refereeName} for your application (${programme}). There is nothing more to do for this referee.`,
      { label: 'Open your application', link: page },
    ],
  };
}
