import { WINGS } from '../new-screen/wings.ts';

/** What one part of the run (a test runner, or the check) reports. */
export interface Outcome {
  /** The names of the tests that passed: see `nameOf`. */
  readonly passed: readonly string[];
  readonly failures: readonly Failure[];
  /** What went wrong outside any file of tests, a sentence each: there is no test to try again. */
  readonly broken: readonly string[];
  readonly timings: readonly Timing[];
}

export type Runner = 'vitest' | 'playwright';

/** A test that failed. Without a title it is a file that broke outside its tests. */
export interface Failure {
  readonly runner: Runner;
  readonly project: string;
  readonly file: string;
  readonly title?: string;
  readonly error: string;
}

export interface Timing {
  readonly name: string;
  readonly of: 'part' | 'wing' | 'file' | 'journey';
  readonly seconds: number;
  readonly budget?: number;
}

/** The same for each try of a test, and for no other test. */
export const nameOf = ({ project, file, title }: Omit<Failure, 'runner' | 'error'>): string =>
  `${file}${title === undefined ? '' : `: ${title}`} (${project})`;

export interface Judged {
  /** Failed alone too. */
  readonly failed: readonly Failure[];
  /** Passed alone: the test depends on something beside the product. */
  readonly unsteady: readonly Failure[];
}

/** The two numbers of the last line. */
export function verdict(
  outcomes: readonly Outcome[],
  { failed, unsteady }: Judged,
): { readonly passed: number; readonly failed: number } {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed.length, unsteady.length),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.broken.length, failed.length),
  };
}

const SLOWEST = 10;
const slowestFirst = (a: Timing, b: Timing): number => b.seconds - a.seconds;

/** `slowness`: how many times slower than an idle machine this one was; budgets are as many times larger. */
export const overBudget = (timings: readonly Timing[], slowness: number): readonly Timing[] =>
  timings.filter(({ seconds, budget }) => budget !== undefined && seconds > budget * slowness).toSorted(slowestFirst);

/** The files of each wing together, in every layer; the slowest first. */
export function byWing(files: readonly Timing[]): readonly Timing[] {
  const wings = Map.groupBy(
    files,
    ({ name }) => name.split('/').find((part) => (WINGS as readonly string[]).includes(part)) ?? 'everything else',
  );
  return [...wings]
    .map(([name, of]): Timing => ({ name, of: 'wing', seconds: of.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .toSorted(slowestFirst);
}

/** What takes long is listed and fails nothing: time says more of the machine than of the product. */
export function printTimings(timings: readonly Timing[], slowness: number): void {
  const files = timings.filter((timing) => timing.of === 'file');
  printTable(
    'The parts of the run:',
    timings.filter((timing) => timing.of === 'part'),
  );
  printTable('The files of each wing, one after the other:', byWing(files));
  printTable(`The ${SLOWEST} slowest files:`, files.toSorted(slowestFirst).slice(0, SLOWEST));
  console.log(`\nThis machine is ${slowness.toFixed(1)} times slower than an idle one: budgets are as much larger.`);
  const over = overBudget(timings, slowness);
  if (over.length > 0)
    printTable(`Over budget, ${over.length}: make it smaller, or say in tests/budgets.ts why it may take longer`, over);
}

function printTable(title: string, timings: readonly Timing[]): void {
  console.log(`\n${title}`);
  for (const { name, seconds, budget } of timings)
    console.log(`${seconds.toFixed(1).padStart(8)} s${budget === undefined ? '' : ` of ${budget}`}  ${name}`);
}
