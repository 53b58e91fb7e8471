import type { Domain } from '../platform/domain.ts';
import { createRunner } from '../platform/jobs/runner.ts';
import { readClosing } from '../platform/programmes/closing.ts';
import { deadlineRoutes } from './routes.ts';
import { tellExtensions } from './telling.ts';

/** How long another server may go by a closing date that this one has put off. */
const LOOK_EVERY_MS = 2000;

/** When programmes close, and that an officer may put it off. */
export const deadlines: Domain = {
  name: 'deadlines',
  async register(app, platform) {
    await readClosing(platform);
    const closing = new AbortController();
    const looking = createRunner(() => readClosing(platform), (error) => platform.log.error({ err: error }, 'closing dates'), closing.signal);
    const timer = setInterval(looking.run, LOOK_EVERY_MS);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      closing.abort();
      await looking.done();
    });
    deadlineRoutes(app, platform);
    await platform.jobs.schedule('tell-extensions', '* * * * *', () => tellExtensions(platform, closing.signal));
  },
};
