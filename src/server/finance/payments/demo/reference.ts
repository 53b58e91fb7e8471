const STEP = 7_919;
const OFFSET = 104_729;
const SPACE = 1_000_000_000;

/** A demo invoice's RRR: of one `series` two numbers have two, since the step and the space have no common factor. */
export const demoRrr = (series: 1 | 2 | 3 | 4 | 5 | 6, number: number): string =>
  `24${series}${String((number * STEP + OFFSET) % SPACE).padStart(9, '0')}`;
