import { NORMALISERS } from './normalisers.ts';

/** '2400 1234 5678', '2400-1234-5678' and 'RRR: 240012345678' are stored and compared as 240012345678. */
export const readRrr = (typed: string): string => NORMALISERS.rrr(typed);
