import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { budgetOf } from '../../tests/budgets.ts';
import type { Outcome, Timing } from './outcome.ts';

export function playwrightOutcome({ suites, stats, errors }: JSONReport): Outcome {
  const journeys = suites.flatMap(withSuitesWithin).flatMap(({ specs }) => specs).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file, status, name: `${file}: ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
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
