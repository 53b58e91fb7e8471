import { lagosDay } from '#rules/lagosDay.ts';
import { candidacy } from '../admission-list/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailAbout } from './mailing.ts';
import { takeLapsed } from './sql.ts';

const AT_ONCE = 100;

/** An offer lapses when its last day is over in Lagos. Steps and mails are of one transaction, so each candidate is mailed once. */
export async function letOffersLapse(platform: Platform, closing: AbortSignal): Promise<void> {
  while (!closing.aborted && (await lapseSome(platform))) platform.mail.prompt();
}

const lapseSome = (platform: Platform): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const now = platform.now();
    const due = await takeLapsed(tx, { today: lagosDay(now), limit: AT_ONCE });
    const ids = await candidacy.takeMany(tx, {
      ids: due.map(({ id }) => id),
      step: 'lapse',
      reason: null,
      actor: 'system:offers',
      ip: null,
      now,
    });
    await mailAbout(platform, tx, { about: 'lapsed', ids, reason: null });
    return ids.length > 0;
  });
