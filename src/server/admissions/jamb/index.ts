import type { Domain } from '../../platform/domain.ts';
import { demoCandidateLists } from './demoData.ts';
import { seedJamb } from './seed.ts';

export const jamb: Domain = { name: 'jamb', register() {}, seed: seedJamb, demoData: [demoCandidateLists] };
