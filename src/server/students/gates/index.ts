import type { Domain } from '../../platform/domain.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';
import { checkGates, type GateRow } from './check.ts';
import { gateRoutes } from './routes.ts';
import { seedGates } from './sql.ts';

export const gates: Domain = {
  name: 'gates',
  register(app, platform) {
    gateRoutes(app, platform);
    // Wings that are registered later have facts and acts too.
    app.addHook('onReady', async () => checkGates(dataRows<GateRow>('gates'), platform.facts));
  },
  seed: async (tx) => void (await seedGates(tx, { rows: dataRows('gates') })),
};
