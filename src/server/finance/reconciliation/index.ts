import type { Domain } from '../../platform/domain.ts';
import { createRunner } from '../../platform/jobs/runner.ts';
import { demoReconciliations } from './demo.ts';
import { reconcileDue } from './reconcile.ts';
import { reconciliationRoutes } from './routes.ts';

export const reconciliation: Domain = {
  name: 'reconciliation',
  demoData: [demoReconciliations],
  async register(app, platform) {
    const closing = new AbortController();
    const { run, done } = createRunner(
      () => reconcileDue(platform, closing.signal),
      (error) => platform.log.error({ err: error }, 'a reconciliation failed'),
      closing.signal,
    );
    app.addHook('onClose', () => {
      closing.abort();
      return done();
    });
    reconciliationRoutes(app, platform, run);
    await platform.jobs.schedule('reconcile-payments', { everyMinutes: 10 }, () =>
      reconcileDue(platform, closing.signal),
    );
  },
};
