import type { Domain } from '../../platform/domain.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import { lookupRoutes } from './routes.ts';

/** Lists are read as a server starts, and again within two seconds when another server has changed them. */
export const lookups: Domain = {
  name: 'lookups',
  async register(app, platform) {
    await platform.lookups.read(platform.database);
    followOthers(app, platform, 'lookups', () => platform.lookups.readIfChanged(platform.database));
    lookupRoutes(app, platform);
  },
};
