import type { Domain } from '../../platform/domain.ts';
import { postingKind, postLeft } from './job.ts';
import { hourlyAt } from '../../platform/jobs/jobs.ts';

export const feePostings: Domain = {
  name: 'postings of published fees',
  async register(app, platform) {
    platform.backgroundJobs.define(postingKind(platform));
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    await platform.jobs.schedule('post-published-fees', hourlyAt(20), () => postLeft(platform, closing.signal));
  },
};
