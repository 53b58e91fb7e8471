import * as contract from '#contract/finance/plans.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { planNamed, presentPlan, set } from './service.ts';
import { planList } from './sql.ts';

export const plans: Domain = {
  name: 'instalment plans',
  register(app, platform) {
    serveList(app, platform, contract.plans, planList, presentPlan);
    route(app, contract.findPlan, ({ params }) => planNamed(platform, params.id));
    route(app, contract.setPlan, (call) => set(platform, call.body, byOf(call)));
  },
};
