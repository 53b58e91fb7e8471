import type { Domain } from '../../platform/domain.ts';
import { scoreFileRoutes } from './fileRoutes.ts';
import { resitRoutes } from './resitRoutes.ts';
import { sheetRoutes } from './routes.ts';
import { seedRuleSets } from './seed.ts';
import { studentResultRoutes } from './studentRoutes.ts';

export const results: Domain = {
  name: 'results',
  register(app, platform) {
    sheetRoutes(app, platform);
    scoreFileRoutes(app, platform);
    studentResultRoutes(app, platform);
    resitRoutes(app, platform);
  },
  seed: seedRuleSets,
};
