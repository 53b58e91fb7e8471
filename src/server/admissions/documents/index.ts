import type { Domain } from '../../platform/domain.ts';
import { registerRoutes } from './routes.ts';
import { sweep } from './uploads/remove.ts';
import { registerUploadRoutes } from './uploads/routes.ts';
import { hourlyAt } from '../../platform/jobs/jobs.ts';

export const documents: Domain = {
  name: 'documents',
  async register(app, platform) {
    registerRoutes(app, platform);
    await app.register(async (uploads) => registerUploadRoutes(uploads, platform));
    await platform.jobs.schedule('sweep-documents', hourlyAt(23), () => sweep(platform));
  },
};
