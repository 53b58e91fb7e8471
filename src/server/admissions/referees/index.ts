import type { Domain } from '../../platform/domain.ts';
import { remindReferees } from './reminding.ts';
import { registerRoutes } from './routes.ts';

/** Those who speak for applicants: asked by e-mail, reminded, heard once. */
export const referees: Domain = {
  name: 'referees',
  async register(app, platform) {
    registerRoutes(app, platform);
    await platform.jobs.schedule('remind-referees', '*/10 * * * *', () => remindReferees(platform));
  },
};
