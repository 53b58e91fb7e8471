import * as contract from '#contract/hostels/leaving.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { leaveMany, whoIsStillIn } from './service.ts';

export const hostelLeaving: Domain = {
  name: 'hostel leaving',
  register(app, platform) {
    route(app, contract.stillIn, () => whoIsStillIn(platform));
    route(app, contract.checkOutMany, (call) => leaveMany(platform, byOf(call), call.body));
  },
};
