import type { BursarySettings } from '#contract/finance/bursary-settings.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSettings, writeSettings } from './sql.ts';

const FAILED = 'Not saved!';

export const bursarySettings = async (db: Queryable): Promise<BursarySettings> => (await findSettings(db))[0]!;

/** @throws Problem 409 where it was changed since that revision */
export async function changeSettings(
  platform: Platform,
  revision: number,
  answers: unknown,
  { user, ip }: By,
): Promise<BursarySettings> {
  const { feesBy, awardsBy, reason } = judgeForm(platform, 'bursary-settings', answers, FAILED);
  const [changed] = await writeSettings(platform.database, {
    feesByTwo: feesBy === 'Two people',
    awardsByTwo: awardsBy === 'Two people',
    revision,
    reason,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  if (!changed) throw await stale(platform.database, 'bursary_setting', 'college');
  return changed;
}
