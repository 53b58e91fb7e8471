import type { OwnReferrals } from '#contract/admissions/referrals.ts';
import type { Platform } from '../../platform/platform.ts';
import { countReferred } from './sql.ts';

export async function referralsOf({ database, settings }: Platform, userId: string): Promise<OwnReferrals> {
  const [row] = await countReferred(database, { userId });
  const { referralCode, ...counts } = row!;
  return { link: `${settings.publicUrl}/?referral=${referralCode}`, ...counts };
}
