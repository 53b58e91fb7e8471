import type { Domain } from '../../platform/domain.ts';
import { demoCandidateLists } from './demoData.ts';
import { jambRoutes } from './routes.ts';
import { seedJamb } from './seed.ts';

export const jamb: Domain = { name: 'jamb', register: jambRoutes, seed: seedJamb, demoData: [demoCandidateLists] };
