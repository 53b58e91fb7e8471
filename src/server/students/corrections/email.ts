import type { EmailText } from '../../platform/mail/emailText.ts';

/** @param message as the notification says it */
export const correctedEmail = (fullName: string, message: string, reason: string | null): EmailText => ({
  subject: message,
  greeting: `Dear ${fullName},`,
  parts: [
    `${message}. The college writes:`,
    ...(reason === null ? [] : [reason]),
    'Your record is under Profile in the portal.',
  ],
});
