import type { Domain } from '../../platform/domain.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import { demoDeadlines } from './demo/index.ts';
import { deadlineRoutes } from './routes.ts';
import { notifyOfExtensions } from './notifying.ts';
import { remindBeforeClosing } from './reminding.ts';
import { EVERY_MINUTE } from '../../platform/jobs/jobs.ts';

export const deadlines: Domain = {
  name: 'deadlines',
  demoData: [demoDeadlines],
  async register(app, platform) {
    await platform.closingDates.read(platform.database);
    const closing = followOthers(app, platform, 'closing dates', () => platform.closingDates.read(platform.database));
    deadlineRoutes(app, platform);
    await platform.jobs.schedule('tell-extensions', EVERY_MINUTE, () => notifyOfExtensions(platform, closing));
    await platform.jobs.schedule('remind-before-closing', { everyMinutes: 10 }, () =>
      remindBeforeClosing(platform, closing),
    );
  },
};
