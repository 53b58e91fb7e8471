import { fileURLToPath } from 'node:url';
import { fillCollege } from '../../store/college.ts';
import { environmentOf, PRODUCT, PRODUCT_ADDRESSES } from '../../store/product.ts';
import { requestsOf } from '../../store/shots.ts';
import type { Contestant, Databases, Json } from './contestant.ts';
import { run } from './running.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The product: each applicant has a token of their own, each save is judged by the whole declaration and kept with who made it. */
export async function ours({ databaseUrl, folder }: Databases): Promise<Contestant> {
  const place = { databaseUrl, dataDir: folder, remove: async () => {} };
  const college = await fillCollege(place, ROOT);
  return {
    name: 'ours',
    passports: college.passports,
    requests: requestsOf(PRODUCT_ADDRESSES, college),
    start: (port) => run({ command: [PRODUCT], env: environmentOf(place, port), health: '/api/health' }, port),
    loaded: ({ answers }) => (answers as Json)['personal-details'] as Json,
  };
}
