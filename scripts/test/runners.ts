import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { Outcome, Timing } from './outcome.ts';
import { playwrightOutcome } from './playwrightOutcome.ts';
import type { FailedFile } from './secondRun.ts';

const NOTHING: Outcome = { passed: [], failures: [], broken: [], timings: [] };

export const runCheck = (): Promise<Outcome> =>
  timed('npm run check', async () => {
    const code = await run('npm', ['run', '--silent', 'check']);
    return code === 0 ? { ...NOTHING, passed: ['npm run check'] } : { ...NOTHING, broken: ['npm run check failed'] };
  });

async function timed(name: string, part: () => Promise<Outcome>): Promise<Outcome> {
  const began = performance.now();
  const outcome = await part();
  const timing: Timing = { name, of: 'part', seconds: (performance.now() - began) / 1_000 };
  return { ...outcome, timings: [...outcome.timings, timing] };
}

/** `filters`: parts of paths; none for all files. */
export async function runVitest(filters: readonly string[], options: readonly string[] = []): Promise<Outcome> {
  return reported(
    async (report) => ({
      code: await run(
        'vitest',
        [
          'run',
          ...filters,
          ...options,
          '--passWithNoTests',
          '--reporter=dot',
          '--reporter=./scripts/test/vitestOutcome.ts',
        ],
        { OUTCOME_FILE: report },
      ),
      outcome: read<Outcome>(report),
    }),
    'vitest',
  );
}

/** `filters`: as for `runVitest`. */
export async function runPlaywright(filters: readonly string[], options: readonly string[] = []): Promise<Outcome> {
  return reported(async (report) => {
    const code = await run(
      'playwright',
      [
        'test',
        ...filters,
        ...options,
        '--pass-with-no-tests',
        '--reporter=dot,json,./scripts/test/playwrightOutcome.ts',
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    const json = read<JSONReport>(report);
    return { code, outcome: json && playwrightOutcome(json) };
  }, 'playwright');
}

/** One file, one worker, in a new process. A journey leaves its trace. */
export const runAlone = ({ runner, project, file }: FailedFile): Promise<Outcome> =>
  runner === 'vitest'
    ? runVitest([file], ['--project', project, '--no-file-parallelism'])
    : runPlaywright([file], ['--project', project, '--workers', '1', '--trace', 'on']);

/** A part that dies before its report, or ends badly with nothing wrong in it, is broken and never nothing. */
async function reported(
  part: (report: string) => Promise<{ readonly code: number; readonly outcome: Outcome | undefined }>,
  name: string,
): Promise<Outcome> {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'matricula-tests-'));
    const { code, outcome = NOTHING } = await part(join(folder, 'report.json'));
    rmSync(folder, { recursive: true, force: true });
    const explained = code === 0 || outcome.failures.length + outcome.broken.length > 0;
    return explained ? outcome : { ...outcome, broken: [`${name} ended with code ${code}`] };
  });
}

function read<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  console.log(`\n— ${command} ${args.join(' ')}`);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)).on('error', () => resolve(1)));
}
