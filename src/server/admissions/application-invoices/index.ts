import type { Domain } from '../../platform/domain.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { forgetOldDevices } from './device.ts';
import { answerRrrRequests } from './forgotten/service.ts';
import { invoiceRoutes } from './routes.ts';

export const invoices: Domain = {
  name: 'invoices',
  async register(app, platform) {
    await platform.jobs.schedule('forget-invoice-devices', '40 2 * * *', async () => { await forgetOldDevices(platform); });
    const prompt = await promptedJob(app, platform, 'answer-rrr-requests', () => answerRrrRequests(platform));
    invoiceRoutes(app, platform, prompt);
  },
};
