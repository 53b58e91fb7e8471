import type { Domain } from '../../platform/domain.ts';
import { fileRoutes } from './routes.ts';
import { forgetFiles } from './service.ts';
import { hourlyAt } from '../../platform/jobs/jobs.ts';

export const studentFiles: Domain = {
  name: 'student files',
  async register(app, platform) {
    fileRoutes(app, platform);
    await platform.jobs.schedule('sweep-student-files', hourlyAt(41), async () => {
      await forgetFiles(platform);
    });
  },
};
