import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from './test/chromium.ts';
import { ensureNginx } from './test/nginx.ts';
import { watchSlowness } from './test/calibration.ts';
import { overBudget, printOutcome, type Outcome } from './test/outcome.ts';
import { playwrightOutcome } from './test/playwrightOutcome.ts';

/**
 * The last line is `N passed, N failed`; a file that takes far over its budget is one of the failed. `--long` runs the full
 * volume of each test, on both databases, for which there is no budget.
 */
const { long } = parseArgs({ options: { long: { type: 'boolean', default: false } } }).values;
const reports = mkdtempSync(join(tmpdir(), 'matricula-tests-'));

await ensureChromium();
ensureNginx();
const watch = watchSlowness();
const outcomes = [await check(), await vitest(), await playwright()];
const slowness = watch.stop();
rmSync(reports, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const timings = outcomes.flatMap((outcome) => outcome.timings);
const late = overBudget(long ? [] : timings, slowness);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, late.failing.length);
printOutcome({ passed, failed, secondTry: outcomes.flatMap(({ secondTry }) => secondTry), timings }, late, slowness);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function check(): Promise<Outcome> {
  const code = await run('npm', ['run', '--silent', 'check']);
  return orFailed(code, { passed: code === 0 ? 1 : 0, failed: 0, secondTry: [], timings: [] });
}

async function vitest(): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  const code = await run('vitest', ['run', '--reporter=dot', '--reporter=./scripts/test/vitestOutcome.ts'], { OUTCOME_FILE: report });
  return orFailed(code, read<Outcome>(report));
}

async function playwright(): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const json = read<JSONReport>(report);
  return orFailed(code, json && playwrightOutcome(json));
}

/** A part that ends badly, or dies before its report, counts as a failure, never as nothing. */
function orFailed(code: number, outcome: Outcome = { passed: 0, failed: 1, secondTry: [], timings: [] }): Outcome {
  return code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

function read<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  console.log(`\n— ${command} ${args.join(' ')}`);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...(long && { LONG: '1' }), ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)).on('error', () => resolve(1)));
}
