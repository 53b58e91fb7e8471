import type { Domain } from '../../platform/domain.ts';
import { demoCases } from './demo/cases.ts';
import { demoFeePayments } from './demo/feePayments.ts';
import { checkDueOrders, createPrompter } from './due.ts';
import { paymentRoutes } from './routes.ts';
import { checkUnknown } from './unknown.ts';
import { EVERY_MINUTE } from '../../platform/jobs/jobs.ts';

export const payments: Domain = {
  name: 'payments',
  demoData: [demoFeePayments, demoCases],
  async register(app, platform) {
    const closing = new AbortController();
    const prompter = createPrompter(platform, 'system:remita-notification', closing.signal);
    app.addHook('onListen', async () => prompter.prompt());
    app.addHook('onClose', () => {
      closing.abort();
      return prompter.done();
    });
    paymentRoutes(app, platform, prompter);
    await platform.jobs.schedule('ask-open-rrrs', EVERY_MINUTE, () =>
      checkDueOrders(platform, 'system:ask-open-rrrs', closing.signal),
    );
    await platform.jobs.schedule('ask-unknown-rrrs', EVERY_MINUTE, () =>
      checkUnknown(platform, 'system:ask-unknown-rrrs', closing.signal),
    );
  },
};
