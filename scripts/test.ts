import { parseArgs } from 'node:util';
import { watchSlowness } from './test/calibration.ts';
import { ensureChromium } from './test/chromium.ts';
import { ensureNginx } from './test/nginx.ts';
import { nameOf, printTimings, verdict, type Failure } from './test/outcome.ts';
import { runAlone, runCheck, runPlaywright, runVitest } from './test/runners.ts';
import { judgeAgain } from './test/secondRun.ts';
import { playwrightFilters, vitestFilters } from './test/wings.ts';

/**
 * The last line is `N passed, N failed`. What fails is tried once more, alone, after everything else: only what fails again
 * has failed. `npm test -- finance` runs the check and the tests of one wing. `--long` runs the full volume of each test, on
 * both databases.
 */
const {
  values: { long },
  positionals: wings,
} = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean', default: false } } });
if (long) process.env['LONG'] = '1';

/** Of an error, as many lines as say what was expected. */
const ERROR_LINES = 6;

await ensureChromium();
ensureNginx();
const watch = watchSlowness();
const outcomes = [
  await runCheck(),
  await runVitest(vitestFilters(wings)),
  await runPlaywright(playwrightFilters(wings)),
];
const judged = await judgeAgain(
  outcomes.flatMap(({ failures }) => failures),
  runAlone,
);
const slowness = watch.stop();

printTimings(
  outcomes.flatMap(({ timings }) => timings),
  slowness,
);
print(
  `unsteady, ${judged.unsteady.length}: failed at first and passed alone; find what it depends on`,
  judged.unsteady,
);
print(`FAILED, ${judged.failed.length}`, judged.failed);
for (const sentence of outcomes.flatMap(({ broken }) => broken)) console.log(`\nBROKEN: ${sentence}`);
const { passed, failed } = verdict(outcomes, judged);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function print(title: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  console.log(`\n${title}`);
  for (const failure of failures)
    console.log(`  ${nameOf(failure)}\n    ${failure.error.trim().split('\n').slice(0, ERROR_LINES).join('\n    ')}`);
}
