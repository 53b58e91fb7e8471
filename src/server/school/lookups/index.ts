import type { Domain } from '../../platform/domain.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import { lookupRoutes } from './routes.ts';

/** The lists of answers that declarations name, read as a server starts, and again when another has changed them: one row is looked at every two seconds. */
export const lookups: Domain = {
  name: 'lookups',
  async register(app, platform) {
    await platform.lookups.read(platform.database);
    followOthers(app, platform, 'lookups', () => platform.lookups.readIfChanged(platform.database));
    lookupRoutes(app, platform);
  },
};
