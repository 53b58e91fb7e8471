import { FILE_LIFETIME_MS } from '#rules/lists/longFiles.ts';
import { forgetFileParts } from '../../kit/list/file/sql.ts';
import { forgetUploads } from '../../kit/upload/sql.ts';
import { forgetJobs } from '../../platform/background-jobs/sql.ts';
import type { Domain } from '../../platform/domain.ts';
import { jobRoutes } from './routes.ts';
import { EVERY_MINUTE, hourlyAt } from '../../platform/jobs/jobs.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An upload can be taken back for a day. */
const UPLOADS_MS = 2 * DAY_MS;
const JOBS_MS = 7 * DAY_MS;

/** A server that has started takes up what another left. */
export const jobs: Domain = {
  name: 'jobs',
  async register(app, platform) {
    const { backgroundJobs, database, now } = platform;
    jobRoutes(app, platform);
    app.addHook('onListen', async () => backgroundJobs.prompt());
    app.addHook('onClose', () => backgroundJobs.close());
    await platform.jobs.schedule('background-jobs', EVERY_MINUTE, () => backgroundJobs.runDue());
    await platform.jobs.schedule('forget-background-jobs', hourlyAt(50), async () => {
      await forgetFileParts(database, { before: new Date(now().getTime() - FILE_LIFETIME_MS) });
      await forgetUploads(database, { before: new Date(now().getTime() - UPLOADS_MS) });
      await forgetJobs(database, { before: new Date(now().getTime() - JOBS_MS) });
    });
  },
};
