import type { Domain } from '../../platform/domain.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { answerRrrRequests } from './forgotten/service.ts';
import { invoiceRoutes } from './routes.ts';

export const applicationInvoices: Domain = {
  name: 'application-invoices',
  async register(app, platform) {
    const prompt = await promptedJob(app, platform, 'answer-rrr-requests', () => answerRrrRequests(platform));
    invoiceRoutes(app, platform, prompt);
  },
};
