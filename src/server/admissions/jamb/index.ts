import type { Domain } from '../../platform/domain.ts';
import { seedJamb } from './seed.ts';

export const jamb: Domain = { name: 'jamb', register() {}, seed: seedJamb };
