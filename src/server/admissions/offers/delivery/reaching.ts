import type { Platform } from '../../../platform/platform.ts';
import { takeAddress } from '../../admission-list/service.ts';
import { mailAbout } from '../mailing.ts';
import { deliverMailed, newerContacts, unmailedOffers } from './sql.ts';

const AT_ONCE = 100;
const ACTOR = 'system:offers';

/** Addresses that came by upload go to the admission list, offers that have an address by now are mailed, and what the mail server took is delivered. */
export async function reachCandidates(platform: Platform, closing: AbortSignal): Promise<void> {
  for (const step of [takeContacts, mailUnmailed, noteMailed])
    while (!closing.aborted && (await step(platform))) platform.mail.prompt();
}

const takeContacts = (platform: Platform): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const contacts = await newerContacts(tx, { limit: AT_ONCE });
    for (const { registrationNumber: regNumber, email } of contacts)
      await takeAddress(platform, tx, { regNumber, email, actor: 'system:contacts', ip: '' });
    return contacts.length === AT_ONCE;
  });

const mailUnmailed = (platform: Platform): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const ids = (await unmailedOffers(tx, { ids: null, limit: AT_ONCE })).map(({ id }) => id);
    await mailAbout(platform, tx, { about: 'offered', ids, reason: null });
    return ids.length === AT_ONCE;
  });

const noteMailed = async ({ database, now }: Platform): Promise<boolean> =>
  (await deliverMailed(database, { now: now(), actor: ACTOR, limit: AT_ONCE })).length === AT_ONCE;
