import type { EmailText } from '../../platform/mail/emailText.ts';

interface Asked {
  readonly name: string;
  readonly isRefused: boolean;
  readonly reason: string;
}

export const queriedEmail =
  (asked: readonly Asked[], publicUrl: string) =>
  (fullName: string): EmailText => ({
    subject: 'Your documents: please answer',
    greeting: `Dear ${fullName},`,
    parts: [
      'The admissions office looked at your documents, and asks you about these:',
      { facts: asked.map(({ name, isRefused, reason }) => [isRefused ? `${name} (not accepted)` : name, reason]) },
      'Please log in and send a new file for each. The office looks at it again as soon as the last one is there.',
      { link: `${publicUrl}/clearance`, label: 'Send the documents' },
    ],
  });

export const clearedEmail =
  () =>
  (fullName: string): EmailText => ({
    subject: 'You are cleared',
    greeting: `Dear ${fullName},`,
    parts: [
      'The admissions office has cleared your documents. The next step is your matric number: you will get a mail with it.',
    ],
  });

export const refusedEmail =
  (reason: string) =>
  (fullName: string): EmailText => ({
    subject: 'Your admission is refused',
    greeting: `Dear ${fullName},`,
    parts: [
      'The admissions office could not clear you. It writes:',
      reason,
      'If you think that this is wrong, please call the admissions office.',
    ],
  });
