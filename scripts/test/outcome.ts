/** What a part of the run found. */
export interface Outcome {
  /** At the first try. */
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that passed only at the second try: neither passed nor failed. */
  readonly secondTry: readonly string[];
  readonly timings: readonly Timing[];
}

/** A test file, or a journey within one. */
export interface Timing {
  readonly name: string;
  readonly of: 'file' | 'journey';
  readonly seconds: number;
  /** The seconds that it should take at most, where something is asked of it. */
  readonly budget?: number;
}

const SLOWEST = 10;

/** Prints the slowest files, what is over its budget, and what passed only at the second try. */
export function printOutcome({ secondTry, timings }: Outcome): void {
  const files = timings.filter((timing) => timing.of === 'file');
  printTimings(`The ${SLOWEST} slowest files:`, files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST));
  const over = timings.filter(({ seconds, budget }) => budget !== undefined && seconds > budget);
  if (over.length > 0) printTimings(`OVER BUDGET, ${over.length}: say why in the test, or split it, or make it smaller`, over.toSorted((a, b) => b.seconds - a.seconds));
  if (secondTry.length > 0) console.log(`\n${secondTry.length} passed only at the second try\n${secondTry.map((name) => `  ${name}`).join('\n')}`);
}

function printTimings(title: string, timings: readonly Timing[]): void {
  console.log(`\n${title}`);
  for (const { name, seconds, budget } of timings) console.log(`${seconds.toFixed(1).padStart(8)} s${budget === undefined ? '' : ` of ${budget}`}  ${name}`);
}
