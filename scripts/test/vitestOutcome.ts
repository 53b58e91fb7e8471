import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { budgetOf } from '../../tests/budgets.ts';
import { nameOf, type Failure, type Outcome, type Timing } from './outcome.ts';

export default class VitestOutcome implements Reporter {
  /** At once: a run that is ended before its summary has said what failed until then. */
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') console.log(`\n✗ ${nameOf(placeOf(test))}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === 'passed').map((test) => nameOf(placeOf(test))),
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(failureOf),
        ...modules.filter(brokeOutsideItsTests).map(brokenModule),
      ],
      broken: unhandled.map(({ message }) => `An error outside any test: ${stripVTControlCharacters(message)}`),
      timings: modules.map(timingOf),
    };
    writeFileSync(process.env['OUTCOME_FILE']!, JSON.stringify(outcome));
  }
}

const placeOf = ({ module, fullName }: TestCase) => ({
  project: module.project.name,
  file: module.relativeModuleId,
  title: fullName,
});

const failureOf = (test: TestCase): Failure => ({
  runner: 'vitest',
  ...placeOf(test),
  error: messageOf(test.result().errors),
});

/** A file that could not be read, or whose hook failed: no test of it may have failed. */
const brokeOutsideItsTests = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length;

const brokenModule = (module: TestModule): Failure => ({
  runner: 'vitest',
  project: module.project.name,
  file: module.relativeModuleId,
  error: messageOf([...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]),
});

const messageOf = (errors: readonly { readonly message: string }[] | undefined): string =>
  stripVTControlCharacters(errors?.[0]?.message ?? 'It failed without an error');

function timingOf(module: TestModule): Timing {
  const { duration, collectDuration } = module.diagnostic();
  const isApi = module.project.name === 'api';
  return {
    name: module.relativeModuleId,
    of: 'file',
    seconds: (duration + collectDuration) / 1_000,
    ...(isApi && { budget: budgetOf('api', module.relativeModuleId) }),
  };
}
