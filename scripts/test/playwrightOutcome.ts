import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { budgetOf } from '../../tests/budgets.ts';
import { nameOf, type Outcome, type Timing } from './outcome.ts';

/** The annotation of a failed journey that says where its page was. */
export const FAILED_AT = 'failed at';

/** Names what failed at once: a run that is ended before its summary has said so. */
export default class FailedJourneys implements Reporter {
  onTestEnd({ title, location }: TestCase, { status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped')
      console.log(`\n✗ ${relative(process.cwd(), location.file)} › ${title}`);
  }
}

export function playwrightOutcome({ suites, errors }: JSONReport): Outcome {
  const journeys = suites
    .flatMap((suite) => specsOf(suite, []))
    .flatMap(({ spec: { file, tests }, title }) =>
      tests.map(({ projectName: project, status, results }) => ({
        project,
        file,
        title,
        status,
        seconds: (results.at(-1)?.duration ?? 0) / 1_000,
        error: [
          ...(results[0]?.annotations ?? []).flatMap(({ type, description }) =>
            type === FAILED_AT && description ? [`${FAILED_AT} ${description}`] : [],
          ),
          stripVTControlCharacters(results[0]?.error?.message ?? status),
        ].join('\n'),
      })),
    );
  const files = Map.groupBy(journeys, ({ file }) => file);
  return {
    passed: journeys.filter(({ status }) => status === 'expected').map(nameOf),
    failures: journeys
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ project, file, title, error }) => ({ runner: 'playwright', project, file, title, error })),
    broken: errors.map(({ message }) =>
      stripVTControlCharacters(message ?? 'Playwright reports an error without a message'),
    ),
    timings: [
      ...[...files].map(([name, within]): Timing => ({
        name,
        of: 'file',
        seconds: within.reduce((sum, { seconds }) => sum + seconds, 0),
      })),
      ...journeys.map((journey): Timing => ({
        name: nameOf(journey),
        of: 'journey',
        seconds: journey.seconds,
        budget: budgetOf('journey', journey.file),
      })),
    ],
  };
}

/** A title has those of the groups around it: two groups of a file may have tests of one name. The outermost suite is the file. */
function specsOf(
  suite: JSONReportSuite,
  around: readonly string[],
): { readonly spec: JSONReportSuite['specs'][number]; readonly title: string }[] {
  return [
    ...suite.specs.map((spec) => ({ spec, title: [...around, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((within) => specsOf(within, [...around, within.title])),
  ];
}
