/** `--forms` is for admissions officers: it looks at declarations alone. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { checkForms } from './check-forms/checkForms.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Its output is shown even when nothing is wrong: it warns. */
  readonly speaks?: true;
}

const CACHE = 'node_modules/.cache/matricula';

/** By its path: the tool that reads our types for others brings a `tsc` of its own. */
const TYPESCRIPT = 'node_modules/typescript-7/bin/tsc';

/** The longest step is first, so that the others run beside it. */
const STEPS: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  {
    name: 'types',
    command: [
      'node',
      TYPESCRIPT,
      '--noEmit',
      '--project',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/types.tsbuildinfo`,
    ],
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', `${CACHE}/prettier`, '.'],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'catalogue', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'words', command: ['node', 'scripts/words.ts'] },
  { name: 'own programmes', command: ['node', 'scripts/ownProgrammes.ts'], speaks: true },
  { name: 'begun applications', command: ['node', 'scripts/begunApplications.ts'], speaks: true },
  { name: 'dependencies', command: ['node', 'scripts/packages.ts', '--check'] },
  { name: 'documents', command: ['node', 'scripts/docs.ts'] },
  { name: 'tables', command: ['node', 'scripts/tables.ts'], speaks: true },
  { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'] },
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (process.argv.includes('--forms')) process.exitCode = await checkForms(process.cwd());
else process.exitCode = await checkEverything();

async function checkEverything(): Promise<0 | 1> {
  const waiting = [...STEPS];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await succeeds(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) console.log(`check failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

async function succeeds({ name, command, speaks }: Step): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${code === 0 && !speaks ? '' : `\n${output.trim()}\n`}`);
  return code === 0;
}

/** The code is 1 when the program could not be started. */
function run([program = '', ...options]: readonly string[]): Promise<{ code: number; output: string }> {
  const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
  const child = spawn(program, options, { env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) => {
    child.on('error', (mistake) => resolve({ code: 1, output: mistake.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
