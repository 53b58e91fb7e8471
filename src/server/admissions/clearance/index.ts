import type { Domain } from '../../platform/domain.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';
import { demoClearance } from './demo.ts';
import { acceptancePaid } from './acceptancePaid.ts';
import { cleared } from './facts.ts';
import { clearanceRoutes } from './routes.ts';
import { seedGates, seedItems } from './sql/gates.ts';

export const clearance: Domain = {
  name: 'clearance',
  facts: [cleared],
  reactions: acceptancePaid,
  register: clearanceRoutes,
  demoData: [demoClearance],
  async seed(tx) {
    await seedItems(tx, { rows: dataRows('clearance-items') });
    await seedGates(tx, { rows: dataRows('admission-gates') });
  },
};
