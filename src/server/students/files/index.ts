import type { Domain } from '../../platform/domain.ts';
import { demoPapers } from './demo.ts';
import { fileRoutes } from './routes.ts';
import { forgetFiles } from './service.ts';
import { hourlyAt } from '../../platform/jobs/jobs.ts';

export const studentFiles: Domain = {
  name: 'student files',
  demoData: [demoPapers],
  async register(app, platform) {
    fileRoutes(app, platform);
    await platform.jobs.schedule('sweep-student-files', hourlyAt(41), async () => {
      await forgetFiles(platform);
    });
  },
};
