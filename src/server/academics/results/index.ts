import type { Domain } from '../../platform/domain.ts';
import { sheetRoutes } from './routes.ts';
import { seedRuleSets } from './seed.ts';

export const results: Domain = {
  name: 'results',
  register: sheetRoutes,
  seed: seedRuleSets,
};
