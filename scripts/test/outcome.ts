export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only at the second try: neither passed nor failed. */
  readonly secondTry: readonly string[];
  readonly timings: readonly Timing[];
}

export interface Timing {
  readonly name: string;
  readonly of: 'file' | 'journey';
  readonly seconds: number;
  readonly budget?: number;
}

const SLOWEST = 10;

/** Over its budget a file is named; over so many times its budget it fails. */
const FAILS_AT = 2;

export interface OverBudget {
  readonly over: readonly Timing[];
  readonly failing: readonly Timing[];
}

/** `slowness`: how many times slower than an idle machine this one was; budgets are as many times larger. */
export function overBudget(timings: readonly Timing[], slowness: number): OverBudget {
  const takesMoreThan = (times: number) => ({ seconds, budget }: Timing) => budget !== undefined && seconds > times * budget * slowness;
  const over = timings.filter(takesMoreThan(1)).toSorted((a, b) => b.seconds - a.seconds);
  return { over, failing: over.filter(takesMoreThan(FAILS_AT)) };
}

export function printOutcome({ secondTry, timings }: Outcome, { over, failing }: OverBudget, slowness: number): void {
  const files = timings.filter((timing) => timing.of === 'file');
  printTimings(`The ${SLOWEST} slowest files:`, files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST));
  console.log(`\nThis machine is ${slowness.toFixed(1)} times slower than an idle one: budgets are as much larger.`);
  if (over.length > 0) printTimings(`OVER BUDGET, ${over.length}: make it smaller, or say in tests/budgets.ts why it may take longer`, over);
  if (failing.length > 0) printTimings(`FAILED, ${failing.length}: over ${FAILS_AT} times the budget`, failing);
  if (secondTry.length > 0) console.log(`\n${secondTry.length} passed only at the second try\n${secondTry.map((name) => `  ${name}`).join('\n')}`);
}

function printTimings(title: string, timings: readonly Timing[]): void {
  console.log(`\n${title}`);
  for (const { name, seconds, budget } of timings) console.log(`${seconds.toFixed(1).padStart(8)} s${budget === undefined ? '' : ` of ${budget}`}  ${name}`);
}
