import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import type { Addresses } from './shots.ts';

/** The product's server as a load meets it. */
export const PRODUCT = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url));

export const PRODUCT_ADDRESSES: Addresses = {
  load: '/api/JupebApplication/application',
  save: '/api/JupebApplication/add-or-update-personal-details',
};

export const environmentOf = (
  { dataDir, databaseUrl = '' }: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>,
  port: number,
) => ({
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
});
