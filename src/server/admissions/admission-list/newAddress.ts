import { maskEmail } from '#rules/contact.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings.ts';

/** Of a place whose address was `left` and is `email` now; either may be null. */
export interface NewAddress {
  readonly id: string;
  readonly regNumber: string;
  readonly fullName: string;
  readonly left: string | null;
  readonly email: string | null;
}

/**
 * Every change of an address on the list calls it, in its transaction, since whoever reads the address claims the account. A number on
 * several lists is one email. Prompt the mail after the commit.
 */
export async function reportNewAddresses(
  { mail, settings }: Platform,
  tx: Queryable,
  changes: readonly NewAddress[],
): Promise<void> {
  const reported = new Set<string>();
  for (const { id, regNumber, fullName, left, email } of changes) {
    const once = `${regNumber} ${left?.toLowerCase()}`;
    if (left === null || left.toLowerCase() === email?.toLowerCase() || reported.has(once)) continue;
    reported.add(once);
    await mail.queue(tx, {
      kind: 'admission-address-changed',
      subjectKind: 'admission',
      subjectId: id,
      to: { name: fullName, address: left },
      content: addressEmail(regNumber, fullName, email, settings),
    });
  }
}

const addressEmail = (regNumber: string, fullName: string, email: string | null, { school }: Settings): EmailText => ({
  subject: 'Your email address on the admission list has been changed',
  greeting: `Dear ${fullName},`,
  parts: [
    email === null
      ? `The admission list has no email address of ${regNumber} any more. It was this one.`
      : `The admission list has another email address of ${regNumber} now: ${maskEmail(email)}. The code that opens the account goes there from now on.`,
    `If this was not to happen, please call ${school.phone} or write to ${school.email} at once.`,
  ],
});
