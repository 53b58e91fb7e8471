import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { budgetOf } from '../../tests/budgets.ts';
import type { Outcome, Timing } from './outcome.ts';

/** A journey's time is that of its last try: a second one is counted by itself, and would else be held against the budget too. */
export function playwrightOutcome({ suites, stats, errors }: JSONReport): Outcome {
  const journeys = suites.flatMap(withSuitesWithin).flatMap(({ specs }) => specs).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file, status, name: `${file}: ${title} (${projectName})`,
      seconds: (results.at(-1)?.duration ?? 0) / 1_000,
    })));
  const files = Map.groupBy(journeys, ({ file }) => file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    secondTry: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    timings: [
      ...[...files].map(([name, within]): Timing => ({ name, of: 'file', seconds: within.reduce((sum, { seconds }) => sum + seconds, 0) })),
      ...journeys.map(({ file, name, seconds }): Timing => ({ name, of: 'journey', seconds, budget: budgetOf('journey', file) })),
    ],
  };
}

const withSuitesWithin = (suite: JSONReportSuite): JSONReportSuite[] => [suite, ...(suite.suites ?? []).flatMap(withSuitesWithin)];
