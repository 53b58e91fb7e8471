import type { Domain } from '../../platform/domain.ts';
import { remindReferees } from './reminding.ts';
import { registerRoutes } from './routes.ts';

export const referees: Domain = {
  name: 'referees',
  async register(app, platform) {
    registerRoutes(app, platform);
    await platform.jobs.schedule('remind-referees', { everyMinutes: 10 }, () => remindReferees(platform));
  },
};
