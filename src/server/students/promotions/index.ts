import { promote } from '#contract/students/promotions.ts';
import { heldTo } from '../../platform/background-jobs/heldTo.ts';
import type { Domain } from '../../platform/domain.ts';
import { commitPromotion, takePromotionBack } from './jobs.ts';
import { promotionRoutes } from './routes.ts';

export const promotions: Domain = {
  name: 'promotions',
  register(app, platform) {
    promotionRoutes(app, platform);
    for (const kind of [commitPromotion, takePromotionBack])
      platform.backgroundJobs.define(heldTo(promote.access, kind));
  },
};
