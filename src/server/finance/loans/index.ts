import type { Domain } from '../../platform/domain.ts';
import { postingJob, postLeft } from './job.ts';
import { loanRoutes } from './routes.ts';

export const loans: Domain = {
  name: 'student loans',
  async register(app, platform) {
    loanRoutes(app, platform);
    platform.backgroundJobs.define(postingJob(platform));
    await platform.jobs.schedule('post-loan-lines', { everyMinutes: 10 }, () => postLeft(platform));
  },
};
