import type { Domain } from '../../platform/domain.ts';
import { fileRoutes } from './routes.ts';
import { forgetFiles } from './service.ts';

export const studentFiles: Domain = {
  name: 'student files',
  async register(app, platform) {
    fileRoutes(app, platform);
    await platform.jobs.schedule('sweep-student-files', '41 * * * *', async () => {
      await forgetFiles(platform);
    });
  },
};
