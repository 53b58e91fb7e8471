import type { Domain } from '../../platform/domain.ts';
import { accepted } from './facts.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { reachCandidates } from './delivery/reaching.ts';
import { letOffersLapse } from './lapsing.ts';
import { offerMails } from './mailing.ts';
import { offerRoutes } from './routes.ts';

export const offers: Domain = {
  name: 'offers',
  facts: [accepted],
  async register(app, platform) {
    platform.backgroundJobs.define(offerMails(platform));
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    offerRoutes(app, platform);
    await promptedJob(app, platform, 'reach-candidates', () => reachCandidates(platform, closing.signal));
    await platform.jobs.schedule('lapse-offers', { everyMinutes: 5 }, () => letOffersLapse(platform, closing.signal));
  },
};
