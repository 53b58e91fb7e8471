import type { MailedLink } from '#contract/people/accounts.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { bucketsOf } from '../../platform/rate-limit/buckets.ts';
import { limitRate, slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { hashOf } from '../../platform/auth/secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { mailLinkAgain } from './links.ts';
import { findLink } from './sql/link.ts';
import { lockPassword, personById } from './sql/person.ts';

const TITLE = 'Failed!';
const EXPIRED: MailedLink = { state: 'expired', newerAt: null };
const UNKNOWN: MailedLink = { state: 'unknown', newerAt: null };

/** Reading it spends nothing, since mail scanners follow links. @throws Problem 429 for too many that nobody was mailed */
export async function readLink(platform: Platform, token: string, ip: string): Promise<MailedLink> {
  try {
    return (await linkOf(platform, token, ip)).link;
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return UNKNOWN;
    throw error;
  }
}

/** For a link that is over, mails another to the address that the account has now. @throws Problem 422 for one that was used, 429 */
export async function renewLink(platform: Platform, token: string, ip: string): Promise<void> {
  await limitRate(platform, bucketsOf('reset mail', ip));
  const { userId, link } = await linkOf(platform, token, ip);
  if (link.state === 'used') throw refusalOf(link);
  const isSent = await platform.database.transaction(async (tx) => {
    await lockPassword(tx, { userId });
    const [person] = await personById(tx, { userId });
    return person !== undefined && (await mailLinkAgain(platform, tx, person));
  });
  if (!isSent)
    throw new Problem(429, 'Three emails were sent within the hour. Please open the newest of them', { title: TITLE });
  platform.mail.prompt();
}

/** The owner of the link. @throws Problem 422 for one that does not work, saying why */
export async function ownerOfLink(platform: Platform, token: string, ip: string): Promise<string> {
  const { userId, link } = await linkOf(platform, token, ip);
  if (link.state !== 'good') throw refusalOf(link);
  return userId;
}

function refusalOf({ state, newerAt }: MailedLink): Problem {
  if (state === 'used')
    return new Problem(422, 'This link was used already. Please log in with your password', { title: TITLE });
  if (state === 'newer')
    return new Problem(
      422,
      `A newer email was sent on ${displayMoment(newerAt!)}. Please open its link: this one does not work any more`,
      { title: TITLE },
    );
  if (state === 'unknown')
    return new Problem(
      422,
      'The portal does not know this link: it is cut short, or ended more than a day ago. Open it from the email again, or ask for another',
      { title: TITLE },
    );
  return new Problem(422, 'This link has expired. Please ask for another', { title: TITLE });
}

/** @throws Problem 422 for a token that nobody was mailed, or that is forgotten since it expired */
const linkOf = (platform: Platform, token: string, ip: string) =>
  slowGuesses(platform, 'reset link', ip, async () => {
    const [row] = await findLink(platform.database, { tokenHash: hashOf(token) });
    if (!row) throw refusalOf(UNKNOWN);
    return { userId: row.userId, link: stateOf(row, platform.now()) };
  });

type Stored = Awaited<ReturnType<typeof findLink>>[number];

/** A link whose successor was used says so, and not that there is one to open. */
function stateOf({ usedAt, endedBy, expiresAt, newestAt, newestUsed }: Stored, now: Date): MailedLink {
  if (endedBy === 'address') return EXPIRED;
  if (endedBy === 'newer' && !newestUsed) return { state: 'newer', newerAt: newestAt.toISOString() };
  if (usedAt) return { state: 'used', newerAt: null };
  return expiresAt > now ? { state: 'good', newerAt: null } : EXPIRED;
}
