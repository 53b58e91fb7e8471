import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './test/chromium.ts';
import { ensureNginx } from './test/nginx.ts';

/**
 * Everything: `npm run check`, the unit and API tests (on both databases), the stories in a browser, and the journeys
 * through the built product. Ends with the line `N passed, N failed`.
 */
interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'matricula-tests-'));

await ensureChromium();
ensureNginx();
const counts = [await check(), await vitest(), await playwright()];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function check(): Promise<Count> {
  const code = await run('npm', ['run', '--silent', 'check']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A run that dies before its report counts as a failure, never as nothing. */
async function vitest(): Promise<Count> {
  const report = join(reports, 'vitest.json');
  const code = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests, numFailedTests, success } = read(report) ?? { numPassedTests: 0, numFailedTests: 0, success: false };
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) || (code !== 0 || !success ? 1 : 0) };
}

async function playwright(): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const stats = read(report)?.['stats'] as { expected: number; flaky: number; unexpected: number } | undefined;
  if (stats?.flaky) console.log(`${stats.flaky} of the journeys passed only at the second try`);
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: (stats?.unexpected ?? 0) || (code === 0 && stats ? 0 : 1) };
}

function read(path: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  console.log(`\n— ${command} ${args.filter((argument) => !argument.includes(reports)).join(' ')}`);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)).on('error', () => resolve(1)));
}
