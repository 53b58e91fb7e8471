import { notify } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings.ts';
import { minutesOf } from './challenges.ts';
import { fullNameOf, hintOf, type Person } from './person.ts';
import { personById } from './sql/person.ts';

/** Queues the mail in the transaction of what it is about; call `platform.mail.prompt()` after the commit. */
export async function sendEmail(
  { mail }: Platform,
  tx: Queryable,
  kind: string,
  person: Person,
  address: string,
  email: EmailText,
): Promise<void> {
  await mail.queue(tx, {
    kind,
    subjectKind: 'user',
    subjectId: person.id,
    to: { name: fullNameOf(person), address },
    content: email,
  });
}

interface Warning {
  readonly kind: string;
  readonly message: string;
  readonly email: EmailText;
}

/** Notifies the person of `message`, and mails them `email` where they have an address; prompt as after `sendEmail`. */
export async function warn(
  platform: Platform,
  tx: Queryable,
  person: Person,
  { kind, message, email }: Warning,
): Promise<void> {
  await notify(platform, tx, { userId: person.id, category: 'studentProfile', message });
  if (person.email) await sendEmail(platform, tx, kind, person, person.email, email);
}

/** Every change of an account's address calls it: whoever loses an account learns of it at the address that they still read. */
export async function reportNewAddress(
  platform: Platform,
  tx: Queryable,
  { id, left, email }: { readonly id: string; readonly left: string; readonly email: string },
): Promise<void> {
  const [person] = await personById(tx, { userId: id });
  await sendEmail(
    platform,
    tx,
    'address-changed',
    person!,
    left,
    addressChangedEmail(person!, email, platform.settings),
  );
}

const addressChangedEmail = (person: Person, email: string, { school }: Settings): EmailText => ({
  subject: 'The email address of your account has been changed',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `The account ${person.userName} in the portal has another email address now: ${hintOf(email)}. What the portal mails, links to choose a password too, goes there from now on.`,
    `If this was not to happen, please call ${school.phone} or write to ${school.email} at once.`,
  ],
});

export const codeEmail = (person: Person, code: string, minutes: number): EmailText => ({
  subject: 'Your code for the portal',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `Enter this code in the portal within ${minutes} minutes. It works once.`,
    { facts: [['Code', code]] },
    'If you are not signing in now, somebody has your password: please change it. Nobody from the college will ever ask you for this code.',
  ],
});

/** What follows # in an address is sent to no server, so the token is in no log and no referrer. */
const linkTo = (publicUrl: string, token: string): string => `${publicUrl}/reset_password#token=${token}`;

export const resetEmail = (person: Person, publicUrl: string, token: string): EmailText => ({
  subject: 'Choose a new password',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `Somebody, most likely you, asked to choose a new password for the account ${person.userName}. The link works once, for ${minutesOf('reset-password') / 60} hours, and ends the links of earlier emails.`,
    { link: linkTo(publicUrl, token), label: 'Choose a new password' },
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
});

export const setupEmail = (person: Person, publicUrl: string, token: string): EmailText => ({
  subject: 'Your account in the portal',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `The college has an account for you in its portal. Your username is ${person.userName}. Choose a password: the link works once, for seven days.`,
    { link: linkTo(publicUrl, token), label: 'Choose a password' },
    'After that, "Forgot password?" on the login page sends another.',
  ],
});

export const impersonationEmail = (person: Person, impersonator: string, reason: string): EmailText => ({
  subject: 'Somebody of the college has opened the portal in your place',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `${impersonator} has opened the portal in your place, for half an hour at the longest. They cannot pay, change marks or change your password,
      and what they do is written down.`,
    { facts: [['Reason', reason]] },
    'If you did not expect this, please tell the college.',
  ],
});

export const sessionCopiedEmail = (person: Person): EmailText => ({
  subject: 'One of your sessions on the portal has been ended',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `A session of the account ${person.userName} was used from a second place. We have ended it there and everywhere else. Please log in again.`,
    'If you have just removed the cookies of your browser, there is nothing to do.',
    'If you have not, somebody may have copied the session from your device. Please change your password, and log out on computers that others use.',
  ],
});

export const guessesEmail = (person: Person, publicUrl: string): EmailText => ({
  subject: 'Wrong codes were entered for your account',
  greeting: `Dear ${person.firstname},`,
  parts: [
    `Somebody gave the right password of the account ${person.userName}, and then wrong sign-in codes, several times. They are not in: after each further mistake the portal waits longer, up to an hour.`,
    'If it was you, wait as long as the portal says and try again.',
    'If it was not, somebody has your password: please choose a new one. Everything that the old one opened is then closed.',
    { link: `${publicUrl}/forgot_password`, label: 'Choose a new password' },
  ],
});

export const claimEmail =
  (regNumber: string) =>
  (code: string, minutes: number): EmailText => ({
    subject: 'Your code to open your account',
    greeting: 'Good day,',
    parts: [
      `Somebody, most likely you, is opening the account of ${regNumber} in the portal. Enter this code there within ${minutes} minutes. It works once.`,
      { facts: [['Code', code]] },
      'If it is not you, somebody has the RRR of your application: do not pass the code on. Nobody from the college will ever ask you for it.',
    ],
  });

export const undoneEmail = (regNumber: string, reason: string, { school, publicUrl }: Settings): EmailText => ({
  subject: 'The claim of an account has been undone',
  greeting: 'Good day,',
  parts: [
    `The college has undone the claim of the account ${regNumber}. The person who had opened it is signed out, and cannot log in with it again.`,
    { facts: [['Reason', reason]] },
    'The student it belongs to can claim it again. They need the RRR of their application. We send a code to the address on the admission list.',
    { link: `${publicUrl}/verify_account`, label: 'Verify your account' },
    `If you did not expect this, please call ${school.phone} or write to ${school.email}.`,
  ],
});
