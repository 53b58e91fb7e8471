import { ownReferrals } from '#contract/admissions/referrals.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { referralsOf } from './service.ts';

/** How many applicants came by a person's link. */
export const referrals: Domain = {
  name: 'referrals',
  register(app, platform) {
    route(app, ownReferrals, ({ caller }) => referralsOf(platform, caller.userId));
  },
};
