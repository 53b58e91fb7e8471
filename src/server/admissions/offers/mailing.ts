import type { JobKind } from '../../platform/background-jobs/backgroundJobs.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { offerEmail, type MailAbout } from './mails.ts';
import { unmailedOffers } from './delivery/sql.ts';
import { reachedByMany } from './sql.ts';

/** Mails of one transaction: on the embedded database nothing else happens meanwhile. */
const AT_ONCE = 100;
const KIND = 'offer-mails';

const TITLES: Readonly<Record<MailAbout, string>> = {
  offered: 'Mails of offers',
  extended: 'Mails of later last days',
  lapsed: 'Mails of lapsed offers',
  'taken-back': 'Mails of offers taken back',
  accepted: 'Mails of acceptances',
  declined: 'Mails of refusals',
};

export interface Mailing {
  readonly about: MailAbout;
  /** Of admissions. */
  readonly ids: readonly string[];
  readonly reason: string | null;
}

/** Whoever has no address is passed over. Call `platform.mail.prompt()` after the commit. */
export async function mailAbout(platform: Platform, tx: Queryable, { about, ids, reason }: Mailing): Promise<void> {
  for (const reached of await reachedByMany(tx, { ids })) {
    if (!reached.address) continue;
    await platform.mail.queue(tx, {
      kind: `admission-${about}`,
      subjectKind: 'admission',
      subjectId: reached.id,
      to: { name: reached.fullName, address: reached.address },
      content: offerEmail(platform, about, reached, reason),
    });
  }
}

/** In the transaction of what the mails are about; they follow in the background, each once. Call `platform.backgroundJobs.prompt()` after the commit. */
export async function enqueueOfferMails(
  { backgroundJobs }: Platform,
  tx: Queryable,
  { page, ...mailing }: Mailing & { readonly page: string },
  by: By,
): Promise<void> {
  if (mailing.ids.length > 0)
    await backgroundJobs.enqueue(
      tx,
      { kind: KIND, subject: mailing, title: TITLES[mailing.about], page, total: mailing.ids.length },
      by,
    );
}

/** An offer is mailed once to an address, also where its address came by upload and the job for those was faster. */
const stillToMail = async (tx: Queryable, ids: readonly string[]): Promise<string[]> =>
  (await unmailedOffers(tx, { ids, limit: AT_ONCE })).map(({ id }) => id);

export const offerMails = (platform: Platform): JobKind => ({
  name: KIND,
  async step(tx, { subject, reached, total }) {
    const mailing = subject as Mailing;
    const ids = mailing.ids.slice(reached, reached + AT_ONCE);
    if (ids.length === 0) return { done: total, reached, result: {} };
    await mailAbout(platform, tx, { ...mailing, ids: mailing.about === 'offered' ? await stillToMail(tx, ids) : ids });
    return { done: reached + ids.length, reached: reached + ids.length };
  },
  allDone: async () => platform.mail.prompt(),
});
