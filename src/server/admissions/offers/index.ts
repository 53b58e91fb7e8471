import type { Domain } from '../../platform/domain.ts';
import { accepted } from './facts.ts';
import { letOffersLapse } from './lapsing.ts';
import { offerMails } from './mailing.ts';
import { offerRoutes } from './routes.ts';

export const offers: Domain = {
  name: 'offers',
  facts: [accepted],
  async register(app, platform) {
    platform.backgroundJobs.define(offerMails(platform));
    offerRoutes(app, platform);
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    await platform.jobs.schedule('lapse-offers', { everyMinutes: 5 }, () => letOffersLapse(platform, closing.signal));
  },
};
