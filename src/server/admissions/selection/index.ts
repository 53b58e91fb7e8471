import type { Domain } from '../../platform/domain.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { demoSelection } from './demo.ts';
import { selectionRoutes } from './routes.ts';
import { moveWaitingList } from './waiting/moving.ts';

export const selection: Domain = {
  name: 'selection',
  async register(app, platform) {
    selectionRoutes(app, platform);
    await promptedJob(app, platform, 'move-waiting-list', () => moveWaitingList(platform));
  },
  demoData: [demoSelection],
};
