import type { Domain } from '../../platform/domain.ts';
import { seedJamb } from './seed.ts';

/** The lists that JAMB sends, and the results of the college's own screening. */
export const jamb: Domain = { name: 'jamb', register() {}, seed: seedJamb };
