import { displayDate } from '#rules/displayDate.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBegun, markNotified, takeExtensionToNotify } from './sql.ts';

/** Emails of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 100;

/** Whoever cannot go on is told of the new date once the form is corrected. Emails and progress are stored in one transaction, so that each applicant is notified once. */
export async function notifyOfExtensions(platform: Platform, closing: AbortSignal): Promise<void> {
  while (!closing.aborted && (await notifySome(platform))) platform.mail.prompt();
}

const notifySome = (platform: Platform): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const [extension] = await takeExtensionToNotify(tx, { refused: platform.programmes.refused.map(({ id }) => id) });
    if (!extension) return false;
    const { number, programme: programmeId, applicationTypeId, sessionId, extendedAt, notifiedUpTo } = extension;
    const programme = platform.catalogue.byId(programmeId);
    const begun = {
      applicationTypeId,
      sessionId,
      begunUntil: extendedAt,
      afterInvoiceId: notifiedUpTo,
      limit: AT_ONCE,
    };
    const people = programme ? await findBegun(tx, begun) : [];
    for (const { id, firstname, lastname, email } of people) {
      const text = emailOf(platform, programme!, firstname, extension);
      await platform.mail.queue(tx, {
        kind: 'deadline-extended',
        subjectKind: 'invoice',
        subjectId: id,
        to: { name: `${firstname} ${lastname}`, address: email },
        content: text,
      });
    }
    await markNotified(tx, {
      number,
      lastInvoiceId: people.at(-1)?.id ?? null,
      notifiedAllAt: people.length < AT_ONCE ? platform.now() : null,
    });
    return true;
  });

function emailOf(
  { settings: { school, publicUrl } }: Platform,
  { name, routes }: Programme,
  firstname: string,
  { closes, reason }: { readonly closes: string; readonly reason: string },
): EmailText {
  const day = displayDate(closes);
  return {
    subject: `${name}: you have until ${day}`,
    greeting: `Dear ${firstname},`,
    parts: [
      `The closing date of ${name} at ${school.name} is now ${day}. ${reason}`,
      'What you began is kept. If you have paid, log in and go on where you stopped; if not, your invoice can still be paid.',
      { link: publicUrl + routes.login, label: 'Go on with your application' },
    ],
  };
}
