import type { Domain } from '../../platform/domain.ts';
import { chargeLate } from './late.ts';
import { repriceInvoices } from './repricing.ts';
import { studentFeeRoutes } from './routes.ts';
import { EVERY_MINUTE, hourlyAt } from '../../platform/jobs/jobs.ts';

export const studentFees: Domain = {
  name: 'student fees',
  async register(app, platform) {
    studentFeeRoutes(app, platform);
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    await platform.jobs.schedule('charge-late', hourlyAt(35), () => chargeLate(platform, closing.signal));
    await platform.jobs.schedule('reprice-invoices', EVERY_MINUTE, () => repriceInvoices(platform, closing.signal));
  },
};
