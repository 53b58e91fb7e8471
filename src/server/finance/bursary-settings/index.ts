import * as contract from '#contract/finance/bursary-settings.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { bursarySettings as settingsOf, changeSettings } from './service.ts';

export const bursarySettings: Domain = {
  name: 'what the bursary does by two people',
  register: (app, platform) => {
    route(app, contract.bursarySettings, () => settingsOf(platform.database));
    route(app, contract.changeBursarySettings, (call) =>
      changeSettings(platform, call.query.revision, call.body, byOf(call)),
    );
  },
};
