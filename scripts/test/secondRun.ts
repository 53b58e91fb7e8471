import { nameOf, type Failure, type Judged, type Outcome, type Runner } from './outcome.ts';

/** The file of a failed test, to be run by itself. */
export interface FailedFile {
  readonly runner: Runner;
  readonly project: string;
  readonly file: string;
}

/** With more files than this red, something is broken that a second run only repeats. */
export const MOST_FILES = 25;

/**
 * Runs each file that has a failure once more, one after the other. A test is unsteady only where the second run says that it
 * passed; one that the second run does not mention, because it died or was skipped, has failed.
 */
export async function judgeAgain(
  failures: readonly Failure[],
  runAlone: (file: FailedFile) => Promise<Outcome>,
): Promise<Judged> {
  const files = Map.groupBy(failures, ({ runner, project, file }) => JSON.stringify({ runner, project, file }));
  if (files.size > MOST_FILES) return { failed: failures, unsteady: [] };
  const judged: { readonly failure: Failure; readonly passes: boolean }[] = [];
  for (const [key, within] of files) {
    const second = await runAlone(JSON.parse(key) as FailedFile);
    judged.push(...within.map((failure) => ({ failure, passes: passes(failure, second) })));
  }
  const which = (wanted: boolean) => judged.filter((each) => each.passes === wanted).map(({ failure }) => failure);
  return { failed: which(false), unsteady: which(true) };
}

function passes(failure: Failure, { passed, failures, broken }: Outcome): boolean {
  if (failure.title !== undefined) return passed.includes(nameOf(failure));
  return passed.length > 0 && failures.length === 0 && broken.length === 0;
}
