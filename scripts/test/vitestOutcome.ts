import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { budgetOf } from '../../tests/budgets.ts';
import type { Outcome, Timing } from './outcome.ts';

export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passing = tests.filter((test) => test.result().state === 'passed');
    const isSecondTry = (test: (typeof tests)[number]) => test.diagnostic()?.flaky === true;
    const outcome: Outcome = {
      passed: passing.filter((test) => !isSecondTry(test)).length,
      failed: tests.filter((test) => test.result().state === 'failed').length + modules.filter(brokeOutsideItsTests).length + unhandled.length,
      secondTry: passing.filter(isSecondTry).map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
      timings: modules.map(timingOf),
    };
    writeFileSync(process.env['OUTCOME_FILE']!, JSON.stringify(outcome));
  }
}

/** A file that could not be read, or whose hook failed: no test of it may have failed. */
const brokeOutsideItsTests = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length;

function timingOf(module: TestModule): Timing {
  const { duration, collectDuration } = module.diagnostic();
  const isApi = module.project.name === 'api';
  return { name: module.relativeModuleId, of: 'file', seconds: (duration + collectDuration) / 1_000, ...(isApi && { budget: budgetOf('api', module.relativeModuleId) }) };
}
