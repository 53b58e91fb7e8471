import type { Domain } from '../../platform/domain.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';
import { gateRoutes } from './routes.ts';
import { seedGates } from './sql.ts';

export const gates: Domain = {
  name: 'gates',
  register: gateRoutes,
  seed: async (tx) => void (await seedGates(tx, { rows: dataRows('gates') })),
};
